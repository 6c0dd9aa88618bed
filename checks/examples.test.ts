import { isDeepStrictEqual } from "node:util";
import { type AuditEntry, auditLogRoute } from "@pulau/contract/audit-log.ts";
import { addRoomTypeRoute } from "@pulau/contract/room-admin.ts";
import type { RouteDefinition } from "@pulau/contract/route.ts";
import { actsWithoutSides } from "@pulau/domain/access/audit-acts.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoCall, demoCalls } from "../apps/api/src/db/demo/examples/examples.ts";
import { sendExample } from "../apps/api/src/db/demo/examples/send-example.ts";
import { type Demo, openDemo } from "../apps/api/src/db/demo/test-demo.ts";
import { auditRow } from "../apps/api/src/modules/selling/catalogue-file/audit-rows.ts";
import { parts } from "../apps/api/src/modules/selling/catalogue-file/parts.ts";
import { finder, loadRows } from "../apps/api/src/modules/selling/catalogue-file/rows.ts";
import type { OpenApi } from "../apps/api/src/plugins/openapi/document.ts";
import { namesShown, wordsIn } from "../apps/web/src/features/ground/audit-log/shown-fields.ts";
import cnLog from "../apps/web/src/i18n/cn/staff/audit-log.ts";
import cnFile from "../apps/web/src/i18n/cn/staff/catalogue-file.ts";
import enLog from "../apps/web/src/i18n/en/staff/audit-log.ts";
import enFile from "../apps/web/src/i18n/en/staff/catalogue-file.ts";
import myLog from "../apps/web/src/i18n/my/staff/audit-log.ts";
import myFile from "../apps/web/src/i18n/my/staff/catalogue-file.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
}, 480_000);
afterAll(() => demo.close());

const send = (route: RouteDefinition, call: DemoCall, ifMatch?: string | null) =>
  sendExample(demo, route, call, ifMatch);

it("can send each example to the demo as it stands, or says what it needs before", async () => {
  const wrong: string[] = [];
  const unaudited: string[] = [];
  let needing = 0;
  let callOf = await demoCalls(demo.base.db);
  for (const route of demo.app.mounting.routes) {
    if (route.event) continue; // a stream goes on until somebody leaves; its own test listens to it
    const call = callOf(route);
    const linesBefore = await auditLines();
    const answer = await send(route, call);
    if (isAct(route) && answer.statusCode < 400 && (await auditLines()) === linesBefore)
      unaudited.push(`${route.method} ${route.path}`);
    // What was written changes what the next example is about; what was looked at does not.
    if (route.method !== "GET") callOf = await demoCalls(demo.base.db);
    const summary = `${answer.statusCode} ${route.method} ${route.path} ${answer.body.slice(0, 200)}`;
    const isGood = answer.statusCode < 400;
    if (call.needs) needing++;
    if (isGood === Boolean(call.needs)) wrong.push(call.needs ? `${summary} needs nothing` : summary);
    const address = isGood && /address$/.test(route.path) ? answer.json().url : undefined;
    if (address === undefined) continue;
    // What an address seals is opened by nothing else, so the calls at such addresses are tried here.
    const file = await demo.app.inject({ url: String(address).replace(demo.settings.publicUrl, "") });
    if (file.statusCode !== 200) wrong.push(`${file.statusCode} ${route.path} leads to ${address}`);
  }
  process.stdout.write(
    `examples: ${demo.app.mounting.routes.length} calls, ${needing} need something before\n`,
  );
  expect(unaudited.filter((path) => !(path in changesNothing))).toEqual([]);
  expect(wrong).toEqual([]);
  const acts = await auditedActs();
  expect(acts.filter(({ act, sided }) => !sided && !act.includes(" ") && !(act in actsWithoutSides))).toEqual(
    [],
  );
  const calls = acts.flatMap(({ act }) => (act.includes(" ") ? act : []));
  expect(calls.toSorted()).toEqual(Object.keys(callLinesOnly).toSorted());
}, 180_000);

const isAct = ({ scope, method, keepsNothing }: RouteDefinition) =>
  scope === "staff" && method !== "GET" && !keepsNothing;

async function auditLines(): Promise<number> {
  const { rows } = await demo.base.pool.query("SELECT count(*)::int AS count FROM audit_entry");
  return rows[0].count;
}

/** What staff did by now, and whether the log says what it was and is. */
async function auditedActs(): Promise<readonly { readonly act: string; readonly sided: boolean }[]> {
  const { rows } = await demo.base.pool.query(`
    SELECT DISTINCT act, facts ?| array['before', 'after', 'changes'] AS sided
    FROM audit_entry WHERE staff_id IS NOT NULL`);
  return rows;
}

const asItIs = "its example saves what is there";
const aHold = "a hold of minutes ends by itself; the booking that comes of it is told";
/** Calls that tell nothing of themselves, so that the log has method and path alone, and why. */
const callLinesOnly: Readonly<Record<string, string>> = {
  "POST /admin/api/room-block/:_id": aHold,
  "PUT /admin/api/room-block/:_id": aHold,
  "PUT /admin/api/room-block/:_id/extend": aHold,
  "DELETE /admin/api/room-block/:_id": aHold,
  "POST /admin/api/auth/email": "sends an e-mail; what its link changes is one's own address",
  "POST /admin/api/ledger/check": "looks whether the books add up",
  "POST /admin/api/auth/avatar": asItIs,
  "POST /admin/api/currency/:_id/rates": asItIs,
  "POST /admin/api/rolesList/stop-looking": "whoever looks as no role has none to stop",
  "PUT /admin/api/draft-booking/:_id/discount": "what it makes of a price is told once that is booked",
  "PUT /admin/api/package/:_id/status": asItIs,
  "PUT /admin/api/partners/:_id/contracts/:contractId": asItIs,
  "PUT /admin/api/preferences/:name": "how one list looks to oneself",
  "POST /admin/api/update/bookmarks": "what one finds again by a star",
};

const notThere = "its example names a row that is not there";

/** Calls of staff after which the audit log has no new line, and why. */
const changesNothing: Readonly<Record<string, string>> = {
  "POST /admin/api/room-types": "asks",
  "POST /admin/api/auto-select-room": "asks",
  "POST /admin/api/rooms-availability": "asks",
  "POST /admin/api/quote": "asks",
  "POST /admin/api/draft-booking/:_id/mail": "asks",
  "POST /admin/api/reservations/change-quote/:_id": "asks",
  "POST /admin/api/reservations/rooming-list/:_id/check": "asks",
  "POST /admin/api/rooming-list/check": "asks",
  ...Object.fromEntries(
    [
      ...["usersList", "departmentsList", "rolesList", "buildingsList"],
      ...["bedsList", "amenitiesList", "roomTypesList", "roomNumbersList"],
      ...["landTransfersList", "transferPointsList", "vehiclesList", "excludedBoatsList"],
      ...["leadSourcesList", "feedbackQuestionsList", "addOnsList", "addOnCategoriesList", "priceListsList"],
      ...["outletsList", "outletItemsList"],
    ].flatMap((list) =>
      ["delete-selected", "update-selected"].map((act) => [`POST /admin/api/${list}/${act}`, notThere]),
    ),
  ),
  ...Object.fromEntries(
    [
      ...["addOnCategories", "amenities", "beds", "buildings", "departments", "feedbackQuestions"],
      ...["landTransfers", "leadSources", "outlets", "roles", "roomNumbers", "roomTypes", "transferPoints"],
      ...["users", "vehicles"],
    ].map((list) => [`POST /admin/api/${list}List/update-data`, asItIs]),
  ),
  ...Object.fromEntries(
    [
      ...["bankTransfer", "boats", "firstPage", "groups", "guests", "limits", "mail", "menu", "numbers"],
      ...["policies", "resort"],
    ].map((group) => [`PUT /admin/api/settings/${group}`, asItIs]),
  ),
  "PUT /admin/api/boat/:_id": asItIs,
  "PUT /admin/api/booking-enquiry/:_id": asItIs,
  "PUT /admin/api/gateways": asItIs,
  "PUT /admin/api/package/order": asItIs,
  "PUT /admin/api/rewards/settings": asItIs,
  "PUT /admin/api/room-type/:_id": asItIs,
  "PUT /admin/api/room-type/priority": asItIs,
  "PUT /admin/api/wallet-setting": asItIs,
  "POST /admin/api/notices/mark": "what one has read",
  "POST /admin/api/rolesList/sample-roles": "the demo has all of them",
  "POST /admin/api/reviews/publish": notThere,
  "POST /admin/api/reviews/hide": notThere,
  "POST /admin/api/front-desk/check-in": notThere,
  "POST /admin/api/front-desk/check-out": notThere,
  "POST /admin/api/promo-code/end": notThere,
  "POST /admin/api/waiting-list/remove": notThere,
  "POST /admin/api/draft-booking": "an unfinished booking is nobody's yet; submitting it is told",
  "PUT /admin/api/draft-booking/:_id": "the same",
  "PUT /admin/api/draft-booking/:_id/account": "the same",
  "DELETE /admin/api/auth/sessions": "there is no other session to end",
  "POST /admin/api/package-option/:_id/price-draft/changes": "the example leaves every price as it is",
  "POST /admin/api/package-option/:_id/price-draft/publish": "nothing is drafted then",
  "DELETE /admin/api/package-option/:_id/price-draft/publish": "nothing is planned then",
};

const isWhole = (route: RouteDefinition) => route.versioned !== undefined;

it("lets nobody write over what somebody else has saved since, by any call that saves something whole", async () => {
  const wrong: string[] = [];
  // The example that ended it came before.
  await send(addRoomTypeRoute, (await demoCalls(demo.base.db))(addRoomTypeRoute));
  for (const route of demo.app.mounting.routes.filter(isWhole)) {
    const call = (await demoCalls(demo.base.db))(route);
    const stale = await send(route, call, '"999999999"');
    // The link to a list is known from a mail alone; two people with one are in two-people.test.ts.
    if (call.needs && stale.json().code === "LINK_INVALID") continue;
    const { version } = stale.json().facts ?? {};
    const first = await send(route, call, `"${version}"`);
    const second = await send(route, call, `"${version}"`);
    const { by, at } = second.json().facts ?? {};
    const unread = await send(route, call, null);
    const seen = {
      stale: stale.json().code,
      // What needs the sums of a quote is refused for them: that it was read is seen by its not being refused for that.
      first: call.needs ? first.json().code === "CHANGED_SINCE" : first.statusCode < 400,
      second: call.needs
        ? null
        : [second.json().code, by, second.json().facts?.version, Number.isNaN(Date.parse(at))],
      unread: unread.json().code === "VERSION_NEEDED",
    };
    const saver = route.scope === "staff" ? "staff" : route.scope === "none" ? "link" : "guest";
    const right = {
      stale: "CHANGED_SINCE",
      first: !call.needs,
      second: call.needs ? null : ["CHANGED_SINCE", saver, version + 1, false],
      unread: !route.versionOptional,
    };
    if (!isDeepStrictEqual(seen, right)) wrong.push(`${route.method} ${route.path} ${JSON.stringify(seen)}`);
  }
  expect(wrong).toEqual([]);
}, 480_000);

/** Calls that replace nothing whole: what they name is all that they change, and nobody's typing is lost by them. */
const changesWhatItNames: Readonly<Record<string, string>> = {
  "/api/customer/language": "one choice",
  "/api/customer/mails": "which mails come to oneself",
  "/api/agent/members/:_id": "one member's role or state",
  "/api/preferences/:name": "how one list looks to oneself",
  "/admin/api/preferences/:name": "how one list looks to oneself",
  "/api/room-block/:_id": "a hold is altered by its one owner",
  "/api/room-block/:_id/extend": "a hold's clock",
  "/admin/api/courtesy-holds/:_id": "the end of one hold",
  "/admin/api/draft-booking/:_id/account": "whose one draft is",
  "/admin/api/draft-booking/:_id/discount": "one discount, or none",
  "/admin/api/room-block/:_id": "a hold is altered by its one owner",
  "/admin/api/room-block/:_id/extend": "a hold's clock",
  "/admin/api/sailings/:_id/close-boarding": "what is aboard is kept as it is by the database, once",
  "/admin/api/sailings/:_id/reopen-boarding": "a closed one's end, refused once it is open",
  "/admin/api/package/:_id/status": "one switch",
  "/admin/api/event/attendee/:_id": "a tick at the door",
  "/admin/api/needs-person/:_id": "one need's end, refused once it is ended",
  "/admin/api/offline-payment/verify/:_id": "one slip's verdict, refused once it is given",
  "/admin/api/offline-payment/refuse/:_id": "one slip's verdict, refused once it is given",
  "/admin/api/partners/:_id/contracts/:contractId": "the end of a contract",
  "/admin/api/refund/again/:_id": "a way for one refund, refused once it has one",
  "/admin/api/refund/by-hand/:_id": "a way for one refund, refused once it has one",
  "/admin/api/refund/to-wallet/:_id": "a way for one refund, refused once it has one",
  "/admin/api/reservations/balance/:_id": "one decision about a balance",
  "/admin/api/reservations/exclude-charge/:_id": "one charge, at the price that was agreed to",
  "/admin/api/reservations/move-room/:_id": "one room's number",
  "/admin/api/reservations/move-rooms": "room numbers, each from the one that was seen",
  "/admin/api/reservations/park-stay/:_id": "one room, from the one that was seen",
  "/admin/api/reservations/split-stay/:_id": "one change of rooms, from the one that was seen",
  "/admin/api/reservations/room-lock/:_id": "one lock of the room that was seen",
  "/admin/api/reservations/vip/:_id": "one mark, set or not",
  "/admin/api/reservations/notes/:_id": "a note is added to those that are there",
  "/admin/api/reservations/payment-status/:_id": "one state",
};

it("has a version for whatever is replaced whole", () => {
  const unversioned = demo.app.mounting.routes
    .filter((route) => route.method === "PUT" && !isWhole(route))
    .map(({ path }) => path);
  expect([...new Set(unversioned)].toSorted()).toEqual(Object.keys(changesWhatItNames).toSorted());
});

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

const words = {
  en: { ...enFile.parts, ...enLog.fields },
  my: { ...myFile.parts, ...myLog.fields },
  cn: { ...cnFile.parts, ...cnLog.fields },
};

async function everyEntry(): Promise<AuditEntry[]> {
  const found: AuditEntry[] = [];
  for (let cursor = ""; ; ) {
    const url = `${auditLogRoute.path}?limit=100${cursor && `&cursor=${cursor}`}`;
    const page = (await demo.app.inject({ url, headers: demo.signedInAs.admin })).json();
    found.push(...page.entries);
    if (page.nextCursor === null) return found;
    cursor = page.nextCursor;
  }
}

/** What an import tells of everything that the demo's catalogue has, also of what belongs to another thing. */
async function everyImported(): Promise<AuditEntry[]> {
  const rows = new Map<(typeof parts)[number]["table"], Awaited<ReturnType<typeof loadRows>>>();
  for (const part of parts) rows.set(part.table, await loadRows(demo.base.db, part));
  const find = finder(rows);
  return parts.flatMap((part) =>
    (rows.get(part.table) ?? []).map((row) => {
      const fields = auditRow(part, row, find);
      const after = part.owner === null ? fields : { [part.id]: [fields] };
      return { act: "added", subject: part.id, before: null, after, facts: {} } as unknown as AuditEntry;
    }),
  );
}

describe.each(["en", "my", "cn"] as const)("the audit log in %s", (language) => {
  it("has a word for each field that any of these acts leaves in it", async () => {
    const entries = await everyEntry();
    expect(new Set(entries.map(({ subject }) => subject)).size).toBeGreaterThan(20);
    expect(rawNames(entries, language)).toEqual([]);
  });

  it("has a word for each field that an import of a catalogue can make other", async () => {
    const imported = await everyImported();
    expect(new Set(imported.map(({ subject }) => subject)).size).toBeGreaterThan(25);
    expect(rawNames(imported, language)).toEqual([]);
  });
});

/** Names of fields that would be shown as they are kept. */
const rawNames = (entries: readonly AuditEntry[], language: keyof typeof words): readonly string[] => [
  ...new Set(
    entries.flatMap((entry) =>
      namesShown(entry).flatMap((name) =>
        wordsIn(name)
          .filter((part) => !(part in words[language]))
          .map((part) => `${entry.act} ${entry.subject}: ${name} (${part})`),
      ),
    ),
  ),
];
