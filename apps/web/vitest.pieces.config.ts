import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { browserArguments, browserPath } from "../../checks/browser.ts";
import { oneFilePerIcon, reactAriaInOurLanguages, tesseractCore } from "./vite-plugins.ts";

const executablePath = browserPath();

/** Pieces of the web, each alone in the Chromium that the journeys use: keyboard, focus, direction, colours, names. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [oneFilePerIcon(), reactAriaInOurLanguages(), react()],
  // Under test the library takes it that nothing has a size, and draws lists whole; here they have one.
  define: { "process.env.VIRT_ON": "true" },
  resolve: { dedupe: ["react", "react-dom"], alias: [tesseractCore] },
  optimizeDeps: {
    // Read whole before the first test: one that is met halfway would load the page anew.
    include: [
      "react",
      "react/jsx-runtime",
      "react/jsx-dev-runtime",
      "react-dom",
      "react-dom/client",
      "react-aria-components",
      "@internationalized/date",
      "@tanstack/react-query",
      "@tanstack/react-router",
      "@tanstack/react-table",
      "@tanstack/react-virtual",
      "axe-core",
      "tesseract-wasm",
      "vitest-browser-react",
      "zod",
    ],
    rolldownOptions: { plugins: [reactAriaInOurLanguages()] },
  },
  test: {
    include: ["src/**/*.browser.test.tsx"],
    testTimeout: 20_000,
    // What is loaded at the first touch takes a while on a busy machine.
    expect: { poll: { timeout: 5_000 } },
    // A page of its own for each, of which one computes while the other waits for a picture.
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserArguments },
        contextOptions: { locale: "en-US", timezoneId: malaysianTime },
        actionTimeout: 5_000,
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});
