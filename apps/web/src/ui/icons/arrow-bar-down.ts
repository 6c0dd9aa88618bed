import { outline } from "../icon-shape.tsx";

export const IconArrowBarDown = /* @__PURE__ */ outline(
  "M12 20l0 -10",
  "M12 20l4 -4",
  "M12 20l-4 -4",
  "M4 4l16 0",
);
