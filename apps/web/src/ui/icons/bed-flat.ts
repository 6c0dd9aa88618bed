import { outline } from "../icon-shape.tsx";

export const IconBedFlat = /* @__PURE__ */ outline(
  "M3 11a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",
  "M10 13h11v-2a3 3 0 0 0 -3 -3h-8v5",
  "M3 16h18",
);
