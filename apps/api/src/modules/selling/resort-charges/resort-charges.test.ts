import { additionalChargeRoute } from "@pulau/contract/charges.ts";
import { addEventRoute } from "@pulau/contract/event-admin.ts";
import { quoteRoute } from "@pulau/contract/quotes.ts";
import { resortChargesRoute, saveResortChargesRoute } from "@pulau/contract/resort-charges.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { malaysianTaxes, marineParkFee, tourismTax } from "@pulau/domain/catalogue/malaysian-charges.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eq } from "../../../db/orm.ts";
import { auditEntry } from "../../../db/schema/logs.ts";
import type { Caller } from "../../../races/caller.ts";
import { newGuest, stayOf, tryHold } from "../../../races/guest.ts";
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

const ready = {
  taxes: malaysianTaxes.map((tax) => ({ _id: null, ...tax })),
  fees: [tourismTax, marineParkFee].map((fee) => ({ ...fee, _id: null, amounts: [...fee.amounts] })),
};
const save = async (body: typeof saveResortChargesRoute.body._input) => {
  const { version } = await desk.must(resortChargesRoute, {});
  return desk.call(saveResortChargesRoute, { body }, { "if-match": String(version) });
};

it("takes the Malaysian ones as they are ready, and guests pay them from then on", async () => {
  expect(await save(ready)).toMatchObject({ ok: true });
  const charges = await guest.must(additionalChargeRoute, { query: {} });
  expect(charges.taxes.map(({ name, share }) => [name.en, share])).toEqual([
    ["Service tax on the stay", 800],
    ["Service tax on food and drink", 600],
  ]);
  const draft = stayOf(stage.resort);
  const held = await tryHold(guest, {
    ...draft,
    party: { ...draft.party, nonMalaysians: 2 },
  } as typeof draft);
  expect(held.ok).toBe(true);
  const lines = held.ok ? held.value.quote.lines.map(({ name }) => name?.en) : [];
  expect(lines).toEqual(expect.arrayContaining(["Marine park fee", "Service tax on the stay"]));
});

it("changes an amount, drops what is left out, and tells both in the audit log", async () => {
  const { version: _, ...kept } = await desk.must(resortChargesRoute, {});
  const [stayTax] = kept.taxes;
  if (!stayTax) throw new Error("no tax");
  const saved = await save({ taxes: [{ ...stayTax, share: 1_000 }], fees: kept.fees.slice(1) });
  expect(saved.ok && saved.value.taxes).toEqual([{ ...stayTax, share: 1_000 }]);
  const charges = await guest.must(additionalChargeRoute, { query: {} });
  expect(charges.charges.map(({ name }) => name.en)).toEqual(["Marine park fee"]);
  const acts = await stage.base.db.select().from(auditEntry).where(eq(auditEntry.subject, "charges"));
  expect(acts.at(-1)?.facts).toMatchObject({ before: kept, after: { taxes: [{ share: 1_000 }] } });
});

it("keeps an own fee by kinds of guest, which a quote then asks of each, and no two for the same guests", async () => {
  const { version: _, fees, ...kept } = await desk.must(resortChargesRoute, {});
  const own = {
    _id: null,
    name: { en: "Turtle fund", my: "Tabung penyu", cn: "海龟基金" },
    per: "person" as const,
    amounts: [
      { who: null, guestKind: "adult" as const, sen: 700 },
      { who: "malaysian" as const, guestKind: "child" as const, sen: 300 },
      { who: "foreign" as const, guestKind: "child" as const, sen: 400 },
    ],
  };
  expect(await save({ ...kept, fees: [...fees, own] })).toMatchObject({ ok: true });
  const { fees: now } = await desk.must(resortChargesRoute, {});
  expect(now.at(-1)).toMatchObject({ ...own, _id: expect.any(String) });
  const stay = stayOf(stage.resort);
  const { quote } = await guest.must(quoteRoute, {
    body: {
      packageId: stage.resort.packageId,
      optionId: stage.resort.optionId,
      checkIn: stay.checkIn,
      party: { adults: 2, childAges: [8], nonMalaysians: 0 },
      rooms: [
        {
          roomTypeId: stage.resort.roomTypes.family.id,
          bedType: "triple",
          occupants: { adult: 2, child: 1, toddler: 0, infant: 0 },
        },
      ],
    },
  } as never);
  const charged = quote.lines.filter(({ name }) => name?.en === "Turtle fund");
  expect(charged.map(({ guestKind, who, count, unitSen }) => [guestKind, who, count, unitSen])).toEqual([
    ["adult", null, 2, 700],
    ["child", "malaysian", 1, 300],
  ]);
  const twice = { ...own, amounts: [...own.amounts, { ...own.amounts[0], sen: 900 }] };
  expect(await save({ ...kept, fees: [...fees, twice] } as never)).toMatchObject({
    status: 400,
    fields: [{ path: expect.stringContaining("amounts.3.guestKind"), rule: "kindTwice" }],
  });
  expect(await save({ ...kept, fees: now.slice(0, -1) })).toMatchObject({ ok: true });
});

it("keeps a tax that an event ahead includes or another tax is reckoned on, and says which", async () => {
  const { version: _, ...kept } = await desk.must(resortChargesRoute, {});
  const [first] = kept.taxes;
  if (!first?._id) throw new Error("no tax");
  const second = { _id: null, name: first.name, group: "food" as const, share: 500 as never };
  expect(await save({ ...kept, taxes: [first, second] })).toMatchObject({ ok: true });
  const [, other] = (await desk.must(resortChargesRoute, {})).taxes;
  const drop = () => save({ ...kept, taxes: [other as typeof second] });

  const { desk: host } = await staffCaller(stage, { posts: all });
  const day = addDays(stage.resort.from, 20);
  const inAll = (text: string) => ({ en: text, my: text, cn: text });
  const { _id: eventId } = await host.must(addEventRoute, {
    body: {
      name: inAll("Moon dinner"),
      description: inAll("Under the moon"),
      place: inAll("Beach"),
      picture: "reef",
      day,
      startsAt: "19:00",
      endsAt: null,
      adultSen: 10_000,
      childSen: 5_000,
      saleUntil: day,
      cancelDays: 1,
      taxIds: [first._id],
      capacity: 20,
    },
  });
  expect(await drop()).toMatchObject({
    code: "IN_USE",
    facts: { rule: "tax", tax: first.name.en, events: 1, eventsNames: "Moon dinner" },
  });
  expect((await desk.must(resortChargesRoute, {})).taxes).toHaveLength(2);
  await stage.base.pool.query("UPDATE event SET cancelled_at = pulau_now() WHERE id = $1", [eventId]);

  const onFirst = JSON.stringify({ onTaxes: [first._id] });
  await stage.base.pool.query("UPDATE tax SET terms = $1 WHERE id = $2", [onFirst, other?._id]);
  expect(await drop()).toMatchObject({ code: "IN_USE", facts: { taxes: 1, taxesNames: first.name.en } });
  expect(await save({ ...kept, taxes: [] }), "both go together").toMatchObject({ ok: true });
  expect(await save({ ...kept, taxes: [{ ...first, _id: null }] })).toMatchObject({ ok: true });
});

it("refuses an id of nobody's, a share above the whole and who may only look", async () => {
  const { taxes, fees } = await desk.must(resortChargesRoute, {});
  const [tax] = taxes;
  if (!tax) throw new Error("no tax");
  const strange = { ...tax, _id: stage.resort.packageId };
  expect(await save({ taxes: [strange], fees })).toMatchObject({ status: 404 });
  expect(await save({ taxes: [tax, tax], fees })).toMatchObject({ status: 404 });
  expect(await save({ taxes: [{ ...tax, share: 10_001 }], fees })).toMatchObject({ status: 400 });
  const { desk: looker } = await staffCaller(stage, { rates: { ...all, write: false } });
  expect(await looker.call(saveResortChargesRoute, { body: { taxes, fees } })).toMatchObject({ status: 403 });
});
