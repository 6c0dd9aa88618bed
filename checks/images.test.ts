import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (name: string): string => readFileSync(join(root, name), "utf8");

/** Everything in a Dockerfile or a compose file that names an image by itself, not by an argument. */
const imagesIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /^(?:ARG \w+_IMAGE=|FROM |\s+image: |\s+\w+_IMAGE: )(?:\$\{\w+:-)?([\w./-]+:[\w.@:-]+)/gm,
    ),
  ].map(([, image]) => image ?? "");

it("pins every image to its bytes, and the same in both files", () => {
  const [built, composed] = [imagesIn(read("Dockerfile")), imagesIn(read("compose.yaml"))];
  expect(built).toHaveLength(1);
  expect(composed).toHaveLength(2);
  for (const image of [...built, ...composed])
    expect(image).toMatch(/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  expect(composed).toContain(built[0]);
});

it("sees an image that is named by its version alone", () => {
  expect(imagesIn(`ARG NODE_IMAGE=node:24-slim\nFROM \${NODE_IMAGE} AS build`)).toEqual(["node:24-slim"]);
  expect(imagesIn(`    image: \${POSTGRES_IMAGE:-postgres:18}`)).toEqual(["postgres:18"]);
});
