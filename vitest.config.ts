import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";

/** Races start servers of their own beside the tests, so that one core is left to them. */
const workers = Math.min(3, Math.max(2, availableParallelism() - 1));

/** One PostgreSQL for the whole run; each file that needs a database clones its own. */
export default defineConfig({
  test: {
    globalSetup: ["apps/api/src/db/test-server.ts"],
    include: ["packages/**/*.test.ts", "apps/**/*.test.{ts,tsx}", "checks/**/*.test.ts"],
    // These run in Chromium: see apps/web/vitest.pieces.config.ts.
    exclude: [...configDefaults.exclude, "**/*.browser.test.tsx"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: "forks",
    maxWorkers: workers,
  },
});
