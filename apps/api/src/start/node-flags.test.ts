import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { nodeFlags } from "./node-flags.ts";

const root = join(import.meta.dirname, "../../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

it("is told to Node by each way to start a server", () => {
  const server = "apps/api/src/server.ts";
  const { scripts } = JSON.parse(read("package.json"));
  expect(scripts.start).toBe(["node", ...nodeFlags, server].join(" "));
  const image = ["node", ...nodeFlags, server].map((word) => `"${word}"`).join(", ");
  expect(read("Dockerfile")).toContain(`CMD [${image}]`);
});
