import type { RouteDefinition } from "@pulau/contract/route.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenApi } from "../../../plugins/openapi/document.ts";
import { type Demo, openDemo } from "../test-demo.ts";
import { type DemoCall, demoCalls } from "./examples.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
}, 120_000);
afterAll(() => demo.close());

let sent = 0;
function send(route: RouteDefinition, call: DemoCall) {
  const params = (call.params ?? {}) as Record<string, unknown>;
  const query = Object.entries((call.query ?? {}) as Record<string, unknown>);
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)])).toString();
  return demo.app.inject({
    method: route.method,
    url: search ? `${path}?${search}` : path,
    headers: {
      ...demo.signedInAs[call.person],
      ...(route.idempotent ? { "idempotency-key": `example-${sent++}` } : {}),
    },
    ...(call.body === undefined ? {} : { payload: call.body as object }),
  });
}

it("can send each example to the demo as it stands, or says what it needs before", async () => {
  const wrong: string[] = [];
  let needing = 0;
  for (const route of demo.app.mounting.routes) {
    if (route.event) continue; // a stream goes on until somebody leaves; its own test listens to it
    const call = (await demoCalls(demo.base.db))(route);
    const answer = await send(route, call);
    const said = `${answer.statusCode} ${route.method} ${route.path} ${answer.body.slice(0, 200)}`;
    const isGood = answer.statusCode < 400;
    if (call.needs) needing++;
    if (isGood === Boolean(call.needs)) wrong.push(call.needs ? `${said} needs nothing` : said);
    const address = isGood && /address$/.test(route.path) ? answer.json().url : undefined;
    if (address === undefined) continue;
    // What an address seals is opened by nothing else, so the calls at such addresses are tried here.
    const file = await demo.app.inject({ url: String(address).replace(demo.settings.publicUrl, "") });
    if (file.statusCode !== 200) wrong.push(`${file.statusCode} ${route.path} leads to ${address}`);
  }
  process.stdout.write(
    `examples: ${demo.app.mounting.routes.length} calls, ${needing} need something before\n`,
  );
  expect(wrong).toEqual([]);
}, 180_000);

it("shows in the document nothing that stands for something else", async () => {
  const document: OpenApi = (await demo.app.inject("/openapi.json")).json();
  const placeholders = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters, requestBody, responses }]) => {
      const bodies = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)];
      const examples = bodies.flatMap((content) =>
        Object.values(content ?? {}).map(({ example }) => example),
      );
      const shown = JSON.stringify([examples, parameters.map(({ example }) => example)]);
      return /"(text|key|string)"[,\]}]/.test(shown) ? [`${method} ${path}`] : [];
    }),
  );
  expect(placeholders).toEqual([]);
  const bodies = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {})),
  );
  const bare = bodies.filter(
    ({ schema, example }) => schema.properties?.file === undefined && example === undefined,
  );
  expect(bare).toEqual([]);
});
