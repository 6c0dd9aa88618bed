import { outline } from "../icon-shape.tsx";

export const IconArmchair = /* @__PURE__ */ outline(
  "M5 11a2 2 0 0 1 2 2v2h10v-2a2 2 0 1 1 4 0v4a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2",
  "M5 11v-5a3 3 0 0 1 3 -3h8a3 3 0 0 1 3 3v5",
  "M6 19v2",
  "M18 19v2",
);
