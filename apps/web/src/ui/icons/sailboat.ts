import { outline } from "../icon-shape.tsx";

export const IconSailboat = /* @__PURE__ */ outline(
  "M2 20a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2 -1a2.4 2.4 0 0 1 2 -1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2 -1a2.4 2.4 0 0 1 2 -1a2.4 2.4 0 0 1 2 1a2.4 2.4 0 0 0 2 1a2.4 2.4 0 0 0 2 -1",
  "M4 18l-1 -3h18l-1 3",
  "M11 12h7l-7 -9v9",
  "M8 7l-2 5",
);
