/// What makes a page play: boxes between their places, as the time or the slider says.
enum TransitionScript {
  static let text = """
    const read = (text) => text.split(" ").map(Number);
    const boxes = Array.from(document.querySelectorAll("[data-from]"), (box) => (
      { style: box.style, from: read(box.dataset.from), to: read(box.dataset.to) }));
    const slider = document.getElementById("progress");
    const button = document.getElementById("play");
    const output = document.getElementById("done");
    function show(progress) {
      for (const { style, from, to } of boxes) {
        const [x, y, width, height, opacity] = from.map((start, index) => start + (to[index] - start) * progress);
        style.transform = `translate(${x}px, ${y}px)`;
        style.width = `${width}px`;
        style.height = `${height}px`;
        style.opacity = opacity;
      }
      slider.value = progress * 1000;
      output.textContent = `${Math.round(progress * 100)} %`;
    }
    const rest = 900;
    let frame = 0;
    function stop() {
      cancelAnimationFrame(frame);
      frame = 0;
      button.textContent = "Play";
    }
    function play() {
      const begun = performance.now();
      button.textContent = "Pause";
      const step = (now) => {
        // There, a rest, back, a rest.
        const time = (now - begun) % (2 * (duration + rest));
        const isBack = time > duration + rest;
        const part = Math.min((isBack ? time - duration - rest : time) / duration, 1);
        const eased = part * part * (3 - 2 * part);
        show(isBack ? 1 - eased : eased);
        frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    }
    button.addEventListener("click", () => (frame ? stop() : play()));
    slider.addEventListener("input", () => {
      stop();
      show(slider.value / 1000);
    });
    const moment = Number.parseFloat(location.hash.slice(1));
    if (moment >= 0) show(Math.min(moment, 1));
    else if (!matchMedia("(prefers-reduced-motion: reduce)").matches) play();

    """
}
