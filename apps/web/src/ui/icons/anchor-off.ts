import { outline } from "../icon-shape.tsx";

export const IconAnchorOff = /* @__PURE__ */ outline(
  "M12 12v9",
  "M4 13a8 8 0 0 0 14.138 5.13m1.44 -2.56a7.99 7.99 0 0 0 .422 -2.57",
  "M21 13h-2",
  "M5 13h-2",
  "M12.866 8.873a3 3 0 1 0 -3.737 -3.747",
  "M3 3l18 18",
);
