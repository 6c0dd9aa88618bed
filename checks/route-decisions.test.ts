import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { decisionsIn } from "./route-decisions.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
/** Wherever they stand: mails and the sandbox bank have routes too. */
const named = globSync("apps/api/src/**/*routes.ts", { cwd: root });
/** Whatever they are called: what serves a call is a route. */
const serving = globSync("apps/api/src/modules/**/*.ts", { cwd: root }).filter(
  (path) =>
    !/\.test\.ts$|\/test-[^/]+$/.test(path) &&
    /\bmount\(|\bapp\.(get|post|put|patch|delete|route)\b/.test(read(path)),
);

it("finds routes in files of that name alone", () => {
  expect(serving).toContain("apps/api/src/modules/money/payments/gateway-routes.ts");
  expect(serving).toContain("apps/api/src/modules/ground/resort/preview-routes.ts");
  expect(serving.filter((path) => !/[/-]routes\.ts$/.test(path))).toEqual([]);
});

it("lets no route compare, reckon or choose: that is its use case’s", () => {
  expect(named.length).toBeGreaterThan(75);
  expect(named).toContain("apps/api/src/mail/texts/routes.ts");
  expect(
    [...new Set([...named, ...serving])].flatMap((path) => decisionsIn({ path, text: read(path) })),
  ).toEqual([]);
});

it.each([
  'if (row.state === "awaitingPayment") return ok(row);',
  "const own = row?.ownerId === session.ownerId;",
  'return taken.failure.code !== "BOAT_FULL" ? taken : refuse("CANNOT_UNDO");',
  "const rest = totalSen - paidSen;",
  "if (faults.length > 0) log.error(faults);",
  "const list = found.filter(({ id }) => id !== params._id);",
  'switch (body.way) { case "lower": break; }',
  'if (seesNoBooking(body, session)) return refuse("NOT_ALLOWED");',
  'return mayWrite(session) ? ok(row) : refuse("NOT_ALLOWED");',
  'return found && maySee(session, found) ? ok(found) : refuse("NOT_FOUND");',
  'if ("draftId" in body) return useInDraft(db, body);',
  'const work = "draftId" in body ? useInDraft : useInBooking;',
  'if (!found?.row.activeStatus) return refuse("NOT_FOUND");',
  'if (problems[0]) return refuse("INVALID_INPUT");',
  "if (session.accountId) return own(session);",
  "return publish ? publishPage(tx, id, staffId) : ok(null);",
  "return (await draftHasCode(db, call)) ? guess(ip, work) : work();",
])("is seen to decide by %s", (line) => {
  expect(decisionsIn({ path: "routes.ts", text: `function f() { ${line} }` })).toHaveLength(1);
});

it.each([
  'const row = await findOwnBooking(db, params._id, session.ownerId); return row ? ok(row) : refuse("NOT_FOUND");',
  'if (entryId === null || transId === undefined) return refuse("LINK_INVALID");',
  "if (!within.ok) return within;",
  "if (taken.ok) forgetSettings(db);",
  "if (!(await findPayable(db, params))) return refuse('NOT_FOUND');",
  "return within.ok ? blockPromo(db, { ...body, accountId }) : within;",
  'return row ? quoteToday(db, row) : refuse("NOT_FOUND");',
  "const bytes = found ? await store.get(found.storageKey) : null;",
  'const of = "purchaseId" in body ? { purchaseId: body.purchaseId } : { bookingId: body.bookingId };',
])("decides nothing by %s", (line) => {
  expect(decisionsIn({ path: "routes.ts", text: `async function f() { ${line} }` })).toEqual([]);
});
