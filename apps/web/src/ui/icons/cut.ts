import { outline } from "../icon-shape.tsx";

export const IconCut = /* @__PURE__ */ outline(
  "M4 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",
  "M14 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",
  "M9.15 14.85l8.85 -10.85",
  "M6 4l8.85 10.85",
);
