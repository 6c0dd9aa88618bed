import { outline } from "../icon-shape.tsx";

export const IconPercentage = /* @__PURE__ */ outline(
  "M16 17a1 1 0 1 0 2 0a1 1 0 1 0 -2 0",
  "M6 7a1 1 0 1 0 2 0a1 1 0 1 0 -2 0",
  "M6 18l12 -12",
);
