import { defineConfig } from "vitest/config";

/** One PostgreSQL for the whole run; each file that needs a database clones its own. */
export default defineConfig({
  test: {
    globalSetup: ["apps/api/src/db/test-server.ts"],
    include: ["packages/**/*.test.ts", "apps/**/*.test.{ts,tsx}", "checks/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: "forks",
    maxWorkers: 2,
  },
});
