import { statusOf } from "@pulau/contract/problem.ts";
import type { RouteDefinition } from "@pulau/contract/route.ts";
import { titleOf } from "../problem.ts";
import { type Content, failuresOf, type OpenApi, type Operation, type Parameter } from "./document.ts";
import type { JsonSchema } from "./json-schema.ts";

/** The readable page of the document: plain HTML without a script, all of it open to the browser's own search. */
export function docsPage(document: OpenApi, routes: readonly RouteDefinition[]): string {
  const groups = document.tags.map(({ name }) => ({ name, calls: callsOf(document, name) }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pulau: the calls</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/docs/page.css">
</head>
<body>
<nav aria-label="Groups"><p class="brand">Pulau <small>v${textOf(document.info.version)}</small></p>
<ul>${groups.map(({ name, calls }) => `<li><a href="#${anchor(name)}">${textOf(name)}</a> <small>${calls.length}</small></li>`).join("")}<li><a href="#failures">Failures</a></li></ul>
</nav>
<main>
<header><h1>The calls of Pulau</h1>
<p>${textOf(document.info.description)} Everything is JSON. A call that needs a session takes its token as
<code>Authorization: Bearer …</code>; a guest's token opens nothing for staff, nor theirs for guests.
Refusals are problem documents (RFC 9457) with a stable <code>code</code>. The same as data:
<a href="/openapi.json">OpenAPI 3.1</a>.</p></header>
${groups.map(({ name, calls }) => `<section aria-labelledby="${anchor(name)}"><h2 id="${anchor(name)}">${textOf(name)}</h2>${calls.join("")}</section>`).join("\n")}
${failureList(routes)}
</main>
</body>
</html>`;
}

function callsOf(document: OpenApi, tag: string): string[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => callOf(method.toUpperCase(), path, operation)),
  );
}

function callOf(method: string, path: string, operation: Operation): string {
  const [session] = operation.security.flatMap(Object.keys);
  const body = operation.requestBody?.content["application/json"];
  return `<article id="${operation.operationId}">
<h3><a href="#${operation.operationId}"><span class="method ${method.toLowerCase()}">${method}</span> <code>${textOf(path)}</code></a></h3>
<p>${textOf(operation.summary)}. ${session ? `For ${session === "staff" ? "staff" : "a guest's session"}.` : "For anybody."} ${textOf(operation.description ?? "")}</p>
${parameterTable(operation.parameters)}
${body ? `<h4>Body</h4>${schemaAndExample(body)}` : ""}
${Object.entries(operation.responses).map(answerOf).join("")}
</article>`;
}

function answerOf([status, response]: [string, { description: string; content?: Content }]): string {
  if (Number(status) < 400) return `<h4>Answer ${status}</h4>${successOf(response.content ?? {})}`;
  const codes = response.description
    .split(", ")
    .map((code) => `<a href="#${code}"><code>${code}</code></a>`)
    .join(" ");
  return `<p class="failure"><b>${status}</b> ${codes}</p>`;
}

/** A file has no shape to show, though its kind may be JSON too. */
function successOf(content: Content): string {
  const [kind, shown] = Object.entries(content)[0] ?? [];
  if (kind === undefined || shown === undefined) return "<p>Empty.</p>";
  if (shown.schema.contentMediaType) return `<p>A file: <code>${textOf(kind)}</code>.</p>`;
  return schemaAndExample(shown);
}

function parameterTable(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return "";
  const rows = parameters.map(
    (each) =>
      `<tr><th scope="row"><code>${textOf(each.name)}</code></th><td>${each.in}${each.required ? "" : ", optional"}</td><td>${textOf(describe(each.schema))}</td></tr>`,
  );
  return `<table><caption>Parameters</caption><tbody>${rows.join("")}</tbody></table>`;
}

const schemaAndExample = ({ schema, example }: Content[string]): string =>
  `<div class="pair"><pre tabindex="0" aria-label="Shape">${textOf(outline(schema, ""))}</pre><pre tabindex="0" aria-label="Example">${textOf(JSON.stringify(example ?? null, null, 2))}</pre></div>`;

/** A schema as somebody would jot it down: names, kinds and limits, one to a line. */
function outline(schema: JsonSchema, indent: string): string {
  const deeper = `${indent}  `;
  if (schema.type === "object" && schema.properties) {
    const lines = Object.entries(schema.properties).map(([name, each]) => {
      const optional = schema.required?.includes(name) ? "" : "?";
      return `${deeper}${name}${optional}: ${outline(each, deeper)}`;
    });
    return `{\n${lines.join("\n")}\n${indent}}`;
  }
  if (schema.type === "array" && schema.items) return `list of ${outline(schema.items, indent)}`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((each) => outline(each, indent)).join(" or ");
  return describe(schema);
}

function describe(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(" | ");
  const least = schema.minimum ?? schema.minLength ?? schema.minItems;
  const most = schema.maximum ?? schema.maxLength ?? schema.maxItems;
  const limits = [least === undefined ? "" : `≥ ${least}`, most === undefined ? "" : `≤ ${most}`].filter(
    Boolean,
  );
  const parts = [
    schema.format ?? [schema.type ?? "anything"].flat().join(" or "),
    ...limits,
    schema.description ?? "",
  ];
  if (schema.default !== undefined) parts.push(`${JSON.stringify(schema.default)} unless told`);
  return parts.filter(Boolean).join(", ");
}

function failureList(routes: readonly RouteDefinition[]): string {
  const used = [...new Set(routes.flatMap(failuresOf))].sort();
  const rows = used.map(
    (code) =>
      `<tr id="${code}"><th scope="row"><code>${code}</code></th><td>${statusOf[code]}</td><td>${titleOf(code)}</td></tr>`,
  );
  return `<section aria-labelledby="failures"><h2 id="failures">Failures</h2><table><tbody>${rows.join("")}</tbody></table></section>`;
}

const anchor = (name: string): string => `group-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
const textOf = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
