import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

/**
 * Both sides while they are written: the API restarts when one of its files changes, the web changes in the open page.
 * Pages are at Vite's address, which sends calls on to the API.
 */
const root = join(import.meta.dirname, "..");
const port = process.env.PORT || "3000";

const begin = (folder: string, args: string[], env: Record<string, string> = {}): ChildProcess =>
  spawn(process.execPath, args, {
    cwd: join(root, folder),
    env: { ...process.env, ...env },
    stdio: "inherit",
  });

const watched = ["apps/api/src", "packages/contract/src", "packages/domain/src"].map(
  (value) => `--watch-path=${value}`,
);
// Mails and the terminal name the address of the pages.
process.env.PUBLIC_URL ||= "http://localhost:5173";
const both = [
  begin(".", [...watched, "--watch-preserve-output", "apps/api/src/server.ts", "--only-calls"]),
  begin("apps/web", [join(root, "node_modules/.bin/vite")], { PULAU_API: `http://localhost:${port}` }),
];

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    for (const child of both) child.kill(signal);
  });
}
