import { outline } from "../icon-shape.tsx";

export const IconCloudFog = /* @__PURE__ */ outline(
  "M7 16a4.6 4.4 0 0 1 0 -9a5 4.5 0 0 1 11 2h1a3.5 3.5 0 0 1 0 7h-12",
  "M5 20l14 0",
);
