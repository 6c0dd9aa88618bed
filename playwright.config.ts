import { defineConfig, devices } from "@playwright/test";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import { browserArguments, browserPath } from "./checks/browser.ts";
import { keepFilesInMemory } from "./checks/memory-files.ts";
import { serverOf, workers } from "./e2e/server/servers.ts";

keepFilesInMemory();

const executablePath = browserPath();

/** Journeys run against real servers, each with a database and a demo resort of its own. */
export default defineConfig({
  testDir: "e2e",
  timeout: 150_000,
  expect: { timeout: 15_000 },
  workers,
  fullyParallel: true,
  // A busy machine can keep a page from its next frame: decision 108. What needed a second try is named at the end.
  retries: process.env.CI ? 1 : 0,
  reporter: "list",
  outputDir: "test-results",
  use: {
    ...devices["Desktop Chrome"],
    actionTimeout: 15_000,
    locale: "en-MY",
    timezoneId: malaysianTime,
    contextOptions: { reducedMotion: "reduce" },
    trace: process.env.PULAU_E2E_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserArguments },
  },
  // One is started after the other, so that the first builds the web for all.
  webServer: Array.from({ length: workers }, (_, worker) => {
    const { port, address, dataFolder } = serverOf(worker);
    return {
      command: "node e2e/server/run.ts",
      url: `${address}/health/ready`,
      timeout: 180_000,
      reuseExistingServer: process.env.PULAU_E2E_REUSE === "1",
      gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
      env: { PORT: String(port), PULAU_DATA: dataFolder, LOG_LEVEL: "error", npm_lifecycle_event: "" },
    };
  }),
});
