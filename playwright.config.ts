import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { browserArguments, browserPath } from "./checks/browser.ts";

const port = Number(process.env.PULAU_E2E_PORT || 4310);
/** Workers read this file too and must find the same folder. */
process.env.PULAU_E2E_DATA ||= join(tmpdir(), `pulau-e2e-${process.pid}`);
const executablePath = browserPath();

/** Journeys run against the real server with a database and a demo resort of their own. */
export default defineConfig({
  testDir: "e2e",
  timeout: 150_000,
  expect: { timeout: 15_000 },
  // One after the other: two guests of one small resort can want the same last room.
  workers: 1,
  fullyParallel: true,
  retries: 0,
  reporter: "list",
  outputDir: "test-results",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    actionTimeout: 15_000,
    locale: "en-MY",
    timezoneId: "Asia/Kuala_Lumpur",
    contextOptions: { reducedMotion: "reduce" },
    trace: process.env.PULAU_E2E_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserArguments },
  },
  webServer: {
    command: "node e2e/server/run.ts",
    url: `http://localhost:${port}/health/ready`,
    timeout: 180_000,
    reuseExistingServer: process.env.PULAU_E2E_REUSE === "1",
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    env: {
      PORT: String(port),
      PULAU_DATA: process.env.PULAU_E2E_DATA,
      LOG_LEVEL: "error",
      npm_lifecycle_event: "",
    },
  },
});
