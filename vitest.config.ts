import { configDefaults, defineConfig } from "vitest/config";
import { keepFilesInMemory } from "./checks/memory-files.ts";

keepFilesInMemory();

/**
 * Also on two cores: a third of what two files at a time take is waiting, for a lock, a deadline, a server that comes up.
 */
const workers = 3;

/** A stubbed global stays stubbed, so these have a process to themselves. */
const apart = [
  "apps/web/src/features/ground/news/follow-news.test.ts",
  "apps/web/src/features/booking/drafts/delayed-delete.test.ts",
  "apps/web/src/shell/leave-portal.test.ts",
];

/** What runs in a server runs in its tests as Node reads it: decision 113. */
const asNodeReadsIt = { viteModuleRunner: false, nodeLoader: false };

// These run in Chromium: see apps/web/vitest.pieces.config.ts.
const elsewhere = [...configDefaults.exclude, "**/*.browser.test.tsx"];

/**
 * One PostgreSQL for the whole run; each file that needs a database clones its own. The files of a process share what
 * they load, which takes a third of the time that each would need alone.
 */
export default defineConfig({
  test: {
    globalSetup: ["apps/api/src/db/test-server.ts"],
    setupFiles: ["checks/fixed-seed.ts"],
    // Races start servers within a test, and a loaded machine takes its time over that.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: "forks",
    maxWorkers: workers,
    projects: [
      {
        extends: true,
        test: {
          name: "api",
          isolate: false,
          experimental: asNodeReadsIt,
          include: ["packages/**/*.test.ts", "apps/api/**/*.test.ts"],
          exclude: elsewhere,
        },
      },
      {
        extends: true,
        test: {
          name: "web",
          isolate: false,
          include: ["apps/web/**/*.test.{ts,tsx}", "checks/**/*.test.ts"],
          exclude: [...elsewhere, ...apart],
        },
      },
      { extends: true, test: { name: "apart", include: apart, exclude: elsewhere } },
    ],
  },
});
