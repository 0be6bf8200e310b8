/// What a page does beyond its style: scrolls to where the solution was, and says what is pointed at.
enum HTMLScript {
  static let text = """
    for (const row of document.querySelectorAll("[data-at]")) {
      row[row.dataset.axis] = Number(row.dataset.at);
    }
    for (const view of document.querySelectorAll(".view")) {
      view.scrollTo(Number(view.dataset.x), Number(view.dataset.y));
    }
    function point(event) {
      const box = event.target.closest("[title]");
      const panel = event.target.closest(".panel");
      if (box && panel) panel.querySelector("output").textContent = box.title;
    }
    document.addEventListener("pointerover", point);
    document.addEventListener("click", (event) => {
      point(event);
      const button = event.target.closest("[data-turn]");
      if (!button) return;
      const row = button.parentElement.querySelector(".row");
      const turn = Number(button.dataset.turn) * 0.9;
      row.scrollBy({
        left: row.dataset.axis === "scrollLeft" ? turn * row.clientWidth : 0,
        top: row.dataset.axis === "scrollTop" ? turn * row.clientHeight : 0,
        behavior: "smooth",
      });
    });

    """
}
