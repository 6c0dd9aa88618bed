import { outline } from "../icon-shape.tsx";

export const IconBus = /* @__PURE__ */ outline(
  "M4 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",
  "M16 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",
  "M4 17h-2v-11a1 1 0 0 1 1 -1h14a5 7 0 0 1 5 7v5h-2m-4 0h-8",
  "M16 5l1.5 7l4.5 0",
  "M2 10l15 0",
  "M7 5l0 5",
  "M12 5l0 5",
);
