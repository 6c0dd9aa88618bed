import { outline } from "../icon-shape.tsx";

export const IconWheelchair = /* @__PURE__ */ outline(
  "M3 16a5 5 0 1 0 10 0a5 5 0 1 0 -10 0",
  "M17 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",
  "M19 17a3 3 0 0 0 -3 -3h-3.4",
  "M3 3h1a2 2 0 0 1 2 2v6",
  "M6 8h11",
  "M15 8v6",
);
