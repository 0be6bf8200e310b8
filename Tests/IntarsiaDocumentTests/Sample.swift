/// A document with every construct of the format, spelled as the writer spells it.
enum Sample {
  static let text = """
    {
      "version": 1,
      "container": {
        "width": 390,
        "height": 844,
        "scale": 3,
        "layoutDirection": "rightToLeft",
        "safeAreaInsets": { "top": 47, "bottom": 34 },
        "layoutMargins": { "leading": 16, "trailing": 16 },
        "readableContentInsets": { "leading": 20, "trailing": 20 }
      },
      "configuration": {
        "scrollDirection": "horizontal",
        "interSectionSpacing": 12.5,
        "contentInsetsReference": "layoutMargins",
        "boundarySupplementaryItems": [
          {
            "elementKind": "title",
            "size": { "width": { "fractionalWidth": 1 }, "height": { "estimated": 44 } },
            "alignment": "topLeading",
            "offset": { "x": 0, "y": -8 },
            "extendsBoundary": false,
            "pinToVisibleBounds": true,
            "contentInsets": { "top": 1 },
            "zIndex": 3
          }
        ]
      },
      "layouts": {
        "banner": {
          "group": {
            "axis": "horizontal",
            "size": { "width": { "fractionalWidth": 0.3333333333333333 }, "height": { "absolute": 200 } },
            "contentInsets": { "top": 1, "leading": 2, "bottom": 3, "trailing": 4 },
            "interItemSpacing": { "flexible": 8 },
            "edgeSpacing": { "leading": { "fixed": 4 }, "bottom": { "flexible": 0 } },
            "supplementaryItems": [
              {
                "elementKind": "frame",
                "size": { "width": { "absolute": 20 }, "height": { "absolute": 60 } },
                "containerAnchor": { "edges": ["trailing"], "fractionalOffset": { "x": 1, "y": 0 } }
              }
            ],
            "children": [
              {
                "item": {
                  "size": { "width": { "fractionalWidth": 0.5 }, "height": { "fractionalHeight": 1 } },
                  "contentInsets": { "leading": 5 },
                  "edgeSpacing": { "top": { "flexible": 1 } },
                  "supplementaryItems": [
                    {
                      "elementKind": "badge",
                      "size": { "width": { "absolute": 20 }, "height": { "absolute": 20 } },
                      "contentInsets": { "top": 1 },
                      "zIndex": 2,
                      "containerAnchor": { "edges": ["top", "trailing"], "absoluteOffset": { "x": 7, "y": -9 } },
                      "itemAnchor": { "edges": [] }
                    }
                  ]
                }
              },
              {
                "group": {
                  "axis": "vertical",
                  "size": { "width": { "estimated": 80 }, "height": { "fractionalHeight": 1 } },
                  "equal": {
                    "count": 3,
                    "child": {
                      "item": { "size": { "width": { "uniformAcrossSiblings": 80 }, "height": { "fractionalHeight": 1 } } }
                    }
                  }
                }
              }
            ]
          },
          "contentInsets": { "top": 3 },
          "interGroupSpacing": 8,
          "orthogonalScrollingBehavior": "groupPaging",
          "contentInsetsReference": "none",
          "supplementariesFollowContentInsets": false,
          "supplementaryContentInsetsReference": "readableContent",
          "boundarySupplementaryItems": [
            {
              "elementKind": "header",
              "size": { "width": { "fractionalWidth": 1 }, "height": { "absolute": 30 } },
              "alignment": "top"
            }
          ],
          "decorationItems": [
            { "elementKind": "background", "contentInsets": { "trailing": 2 }, "zIndex": -1 },
            { "elementKind": "shade" }
          ]
        },
        "free": {
          "group": {
            "custom": [{ "frame": [0, 1, 30, 40.5], "zIndex": 4 }, { "frame": [-5, -5, 400, 20] }],
            "size": { "width": { "fractionalWidth": 1 }, "height": { "absolute": 80 } }
          }
        },
        "tags": {
          "group": {
            "axis": "vertical",
            "size": { "width": { "fractionalWidth": 1 }, "height": { "absolute": 80 } },
            "repeating": {
              "count": 2,
              "child": { "item": { "size": { "width": { "fractionalWidth": 1 }, "height": { "absolute": 30 } } } }
            }
          }
        }
      },
      "sections": [
        { "kind": "banner", "items": 9, "id": "today" },
        { "kind": "free", "items": 2 },
        { "kind": "tags", "items": 1 },
        { "kind": "gone", "items": 0 }
      ],
      "measured": [
        { "section": 0, "item": 3, "width": 80, "height": 61 },
        { "section": 0, "item": 0, "elementKind": "header", "height": 28 },
        { "section": null, "item": 0, "elementKind": "title" }
      ],
      "viewport": {
        "offset": { "x": 0, "y": 120 },
        "size": { "width": 390, "height": 700 },
        "orthogonalOffsets": { "0": 120, "10": 0.5 }
      }
    }
    """

  /// A small document whose parts tests replace with something else.
  static let small = """
    {"version": 1, "container": {"width": 320, "height": 480}, "layouts": {"banner": {"group": {"axis": "horizontal",
     "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 44}}, "children": [{"item": {"size": {"width":
     {"fractionalWidth": 0.5}, "height": {"fractionalHeight": 1}}}}]}}}, "sections": [{"kind": "banner", "items": 4}]}
    """
}
