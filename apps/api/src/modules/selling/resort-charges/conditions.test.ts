import { quoteRoute } from "@pulau/contract/quotes.ts";
import { resortChargesRoute, saveResortChargesRoute } from "@pulau/contract/resort-charges.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { desc, eq } from "../../../db/orm.ts";
import { auditEntry } from "../../../db/schema/logs.ts";
import type { Caller } from "../../../races/caller.ts";
import { newGuest } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";

let stage: Stage;
let desk: Caller;
let guest: Caller;
beforeAll(async () => {
  stage = await openStage();
  ({ desk } = await staffCaller(stage, { rates: all }));
  guest = await newGuest(stage.urls);
});
afterAll(() => stage.close());

type Lists = typeof saveResortChargesRoute.body._input;
const save = async (lists: Partial<Lists>) => {
  const { version, ...kept } = await desk.must(resortChargesRoute, {});
  return desk.call(saveResortChargesRoute, { body: { ...kept, ...lists } }, { "if-match": String(version) });
};
const inAll = (text: string) => ({ en: text, my: text, cn: text });
const fee = {
  _id: null,
  name: inAll("Night walk"),
  per: "person" as const,
  amounts: [{ who: null, guestKind: null, sen: 1_000 }],
};
const tax = { _id: null, name: inAll("Island tax"), group: "stay" as const, share: 1_000 };

/** What a quote of two adults, one of whom is not Malaysian, and a child asks in a step. */
const chargedIn = async (step: "fee" | "tax") => {
  const { optionId, from } = stage.resort;
  const party = { adults: 2, childAges: [8], nonMalaysians: 1 };
  const body = { optionId, checkIn: addDays(from, 10), party };
  const { quote } = await guest.must(quoteRoute, { body });
  return quote.lines
    .filter((line) => line.step === step)
    .map(({ name, count, amountSen }) => [name?.en, count, amountSen]);
};

it.each([
  ["for those who are not Malaysian", { whom: { nationality: "foreign" } }, [["Night walk", 1, 1_000]]],
  ["for longer stays alone", { when: { nights: { from: 9 } } }, []],
  ["on other nights alone", { from: "2000-01-01", to: "2000-02-01" }, []],
  [
    "of a child as of an adult, where its own ages say so",
    {
      bands: [{ kind: "adult", fromAge: 0, toAge: null }],
      amounts: [
        { who: null, guestKind: "adult", sen: 1_000 },
        { who: null, guestKind: "child", sen: 700 },
      ],
    },
    [["Night walk", 3, 3_000]],
  ],
] as const)("asks a fee %s", async (_, conditions, lines) => {
  const kept = { ...fee, ...conditions } as Lists["fees"][number];
  expect(await save({ fees: [kept], taxes: [] })).toMatchObject({ ok: true });
  const { fees } = await desk.must(resortChargesRoute, {});
  expect(fees).toEqual([{ ...kept, _id: expect.any(String) }]);
  expect(await chargedIn("fee")).toEqual(lines);
});

it("asks a tax on another and inside a price, with both in the audit log, until neither is said", async () => {
  await save({ fees: [], taxes: [{ ...tax, inside: true }] });
  const { taxes } = await desk.must(resortChargesRoute, {});
  expect(taxes).toEqual([{ ...tax, _id: expect.any(String), inside: true }]);
  const [held] = await chargedIn("tax");
  expect(held?.[2], "shown, and not added").toBe(0);

  const plain = { ...tax, _id: taxes[0]?._id ?? null };
  const later = { ...tax, name: inAll("Tax on tax"), group: "other" as const };
  await save({ taxes: [plain, later] });
  const [first, second] = (await desk.must(resortChargesRoute, {})).taxes;
  if (!first?._id || !second) throw new Error("no two taxes");
  expect(await chargedIn("tax"), "nothing of the other group is sold").toHaveLength(1);
  expect(await save({ taxes: [first, { ...second, onTaxes: [first._id] }] })).toMatchObject({ ok: true });
  const [base, onIt] = await chargedIn("tax");
  expect(onIt).toEqual(["Tax on tax", 1, Math.round(Number(base?.[2]) / 10)]);
  const [act] = await stage.base.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject, "charges"))
    .orderBy(desc(auditEntry.at))
    .limit(1);
  expect(act?.facts).toMatchObject({
    before: { taxes: [first, second] },
    after: { taxes: [first, { ...second, onTaxes: ["Island tax"] }] },
  });
});

it("keeps conditions that a catalogue file brought, saved as they are shown", async () => {
  await save({ fees: [fee], taxes: [] });
  const terms = { when: { party: { from: 4 } }, days: null };
  await stage.base.pool.query("UPDATE fee SET terms = $1 WHERE active_status", [JSON.stringify(terms)]);
  const { version: _, ...shown } = await desk.must(resortChargesRoute, {});
  expect(await save(shown)).toMatchObject({ ok: true });
  expect((await desk.must(resortChargesRoute, {})).fees).toMatchObject([{ when: terms.when }]);
});

it.each([
  [
    "ages that leave somebody out",
    { bands: [{ kind: "adult", fromAge: 12, toAge: null }] },
    "bands bandsHole",
  ],
  ["ages without an end", { bands: [{ kind: "child", fromAge: 0, toAge: 11 }] }, "bands bandsEnd"],
  ["a last night before the first", { from: "2027-05-02", to: "2027-05-01" }, "to card.dates"],
  ["days of a fee that is asked once", { days: 3 }, "days card.twoPrices"],
  ["more nights than any stay has", { when: { nights: { from: 61 } } }, "when.nights.from card.nights"],
])("refuses %s at its field", async (_, conditions, wrong) => {
  const refused = await save({ fees: [{ ...fee, ...conditions } as Lists["fees"][number]] });
  const fields = refused.ok ? [] : refused.fields.map(({ path, rule }) => `${path} ${rule}`);
  expect(fields).toEqual([expect.stringContaining(`fees.0.${wrong}`)]);
});

it("refuses a fee for a room type that there is not", async () => {
  const whom = { roomTypeIds: [stage.resort.packageId] };
  expect(await save({ fees: [{ ...fee, whom } as Lists["fees"][number]] })).toMatchObject({ status: 404 });
});
