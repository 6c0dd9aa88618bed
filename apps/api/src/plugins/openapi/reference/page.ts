import { statusOf } from "@pulau/contract/problem.ts";
import type { RouteDefinition } from "@pulau/contract/route.ts";
import { titleOf } from "../../problem.ts";
import { failuresOf } from "../document.ts";

/** The reference's own script, as npm has it in this version. */
export const scriptName = "scalar-1.72.1.js";

/**
 * The style elements that this version of the reference makes, by their content: nothing else is styled that way, here
 * or on any other page.
 */
export const styleHashes = [
  "sha256-d7niGYA9R/xp7r1pyc/+3ntTepKCabnrqd2exao76s4=",
  "sha256-DLlkYCuDYGe6ME23YkUFB7Tc36rGDeo4mVBFbZX3uaU=",
  "sha256-rO+6k1mDRASa9Q8IQu9I3bF+bjRdxDreAZCyGSaxzeI=",
  "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
  "sha256-ZW1GSuo0pKyEx5Ar7ZC5Dflb/mjatjeTW9aVx0iZAzE=",
];

const people = [
  ["guest", "Guest"],
  ["agent", "Agency"],
  ["influencer", "Influencer"],
  ["admin", "Staff"],
];

/** The page that the reference draws itself into; with a demo, ways to sign in to it. */
export const referencePage = (isDemo: boolean): string =>
  framed(
    "API reference",
    `<header class="bar"><a class="brand" href="/">Pulau</a>
${isDemo ? `<span>Log in to the demo</span>${people.map(([person, name]) => `<button type="button" data-person="${person}" aria-pressed="false">${name}</button>`).join("")}<span id="signed-in" role="status"></span>` : ""}
<nav aria-label="More"><a href="/docs/failures">Failure codes</a> <a href="/openapi.json">OpenAPI 3.1</a></nav></header>
<div id="reference"></div>
<script src="/docs/${scriptName}"></script><script src="/docs/start.js"></script>`,
  );

/** Every refusal with its status: where the `type` of a problem document leads. */
export function failuresPage(routes: readonly RouteDefinition[]): string {
  const rows = [...new Set(routes.flatMap(failuresOf))]
    .sort()
    .map(
      (code) =>
        `<tr id="${code}"><th scope="row"><code>${code}</code></th><td>${statusOf[code]}</td><td>${titleOf(code)}</td></tr>`,
    );
  return framed(
    "Failure codes",
    `<header class="bar"><a class="brand" href="/">Pulau</a><nav aria-label="More"><a href="/docs">API reference</a></nav></header>
<main class="codes"><h1>Failure codes</h1>
<p>A refusal is a problem document (RFC 9457) with a stable <code>code</code>; <code>INVALID_INPUT</code> names its fields.</p>
<table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Title</th></tr></thead><tbody>${rows.join("")}</tbody></table></main>`,
  );
}

const framed = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Pulau</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/docs/page.css">
</head>
<body>
${body}
</body>
</html>`;
