import { resolve } from "node:path";
import { defineConfig } from "vite";

/** The booking widget for other websites: one script that needs nothing else, beside the files of the pages. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: resolve(import.meta.dirname, "dist/client"),
    emptyOutDir: false,
    target: "es2022",
    lib: {
      entry: resolve(import.meta.dirname, "src/widget/entry.ts"),
      formats: ["iife"],
      name: "PulauBooking",
      fileName: () => "widget.js",
    },
  },
});
