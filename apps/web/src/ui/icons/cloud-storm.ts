import { outline } from "../icon-shape.tsx";

export const IconCloudStorm = /* @__PURE__ */ outline(
  "M7 18a4.6 4.4 0 0 1 0 -9a5 4.5 0 0 1 11 2h1a3.5 3.5 0 0 1 0 7h-1",
  "M13 14l-2 4l3 0l-2 4",
);
