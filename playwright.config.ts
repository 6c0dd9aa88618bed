import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { browserArguments, browserPath } from "./checks/browser.ts";

const port = Number(process.env.PULAU_E2E_PORT || 4310);
const executablePath = browserPath();

/** Journeys run against the real server with a database and a demo resort of their own. */
export default defineConfig({
  testDir: "e2e",
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 1,
  retries: 0,
  reporter: "list",
  outputDir: "test-results",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    locale: "en-MY",
    timezoneId: "Asia/Kuala_Lumpur",
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserArguments },
  },
  webServer: {
    command: "node apps/api/src/server.ts",
    url: `http://localhost:${port}/health/ready`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: {
      PORT: String(port),
      PULAU_DATA: process.env.PULAU_E2E_DATA || join(tmpdir(), `pulau-e2e-${process.pid}`),
      LOG_LEVEL: "error",
      npm_lifecycle_event: "",
    },
  },
});
