import { additionalChargeRoute, surchargeRoute } from "@pulau/contract/charges.ts";
import { addEventRoute } from "@pulau/contract/event-admin.ts";
import { quoteRoute } from "@pulau/contract/quotes.ts";
import { resortChargesRoute, saveResortChargesRoute } from "@pulau/contract/resort-charges.ts";
import { addDays, dayOf, daysBetween } from "@pulau/domain/calendar/day.ts";
import { malaysianTaxes, marineParkFee, tourismTax } from "@pulau/domain/catalogue/malaysian-charges.ts";
import { sumSen } from "@pulau/domain/money/sen.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { desc, eq } from "../../../db/orm.ts";
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
/** Saves these of the lists; the others stay as they are. */
const save = async (lists: Partial<typeof saveResortChargesRoute.body._input>) => {
  const { version, ...kept } = await desk.must(resortChargesRoute, {});
  const body = { ...kept, ...lists };
  return desk.call(saveResortChargesRoute, { body }, { "if-match": String(version) });
};

/** What the audit log says of the newest change. */
const lastFacts = async () => {
  const [act] = await stage.base.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject, "charges"))
    .orderBy(desc(auditEntry.at))
    .limit(1);
  return act?.facts;
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
  const { taxes, fees } = kept;
  expect(await lastFacts()).toMatchObject({ before: { taxes, fees }, after: { taxes: [{ share: 1_000 }] } });
  expect(Object.keys((await lastFacts())?.after ?? {})).not.toContain("surcharges");
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

it("keeps a tax that an event ahead includes, and says which, or that another tax is charged on", async () => {
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

  if (!other) throw new Error("no second tax");
  const onFirst = { ...other, onTaxes: [first._id] };
  expect(await save({ ...kept, taxes: [first, onFirst] })).toMatchObject({ ok: true });
  expect(await save({ ...kept, taxes: [onFirst] })).toMatchObject({
    status: 400,
    fields: [{ path: expect.stringContaining("taxes.0.onTaxes"), rule: "card.unknownTax" }],
  });
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
  const body = { surcharges: [], taxes, fees };
  expect(await looker.call(saveResortChargesRoute, { body })).toMatchObject({ status: 403 });
});

const inAll = (text: string) => ({ en: text, my: text, cn: text });

/** The lines and the total of two adults' three days from the resort's first day, without charges of the weekend. */
const quoted = async () => {
  const { packageId, optionId } = stage.resort;
  const { checkIn } = stayOf(stage.resort);
  const party = { adults: 2, childAges: [], nonMalaysians: 0 };
  return (await guest.must(quoteRoute, { body: { packageId, optionId, checkIn, party } } as never)).quote;
};

it("keeps a surcharge with all that a card's may say, and guests pay it to the sen where no card has its own", async () => {
  const checkIn = dayOf(stayOf(stage.resort).checkIn ?? "");
  const { surcharges, taxes } = await desk.must(resortChargesRoute, {});
  await save({ surcharges: [], taxes: [] });
  const before = await quoted();
  const raya = {
    _id: null,
    name: inAll("Raya"),
    from: checkIn,
    to: addDays(checkIn, 30),
    weekdays: [],
    per: "personNight" as const,
    guestKinds: [],
    sen: 3_333,
    group: null,
    holiday: true,
    when: { nights: { from: 2 } },
    whom: { roomTypeIds: [stage.resort.roomTypes.standard.id, stage.resort.roomTypes.family.id] },
  };
  expect(await save({ surcharges: [raya] })).toMatchObject({ ok: true });
  const kept = (await desk.must(resortChargesRoute, {})).surcharges;
  expect(kept).toEqual([{ ...raya, _id: expect.any(String) }]);
  const nights = daysBetween(before.checkIn, before.checkOut);
  const after = await quoted();
  expect(after.totalSen - before.totalSen).toBe(2 * nights * 3_333);
  expect(after.lines.find(({ step }) => step === "surcharge")).toMatchObject({
    name: inAll("Raya"),
    count: 2,
    nights,
    unitSen: 3_333,
  });
  expect((await guest.must(surchargeRoute, { query: {} })).surcharges).toMatchObject([
    { name: inAll("Raya") },
  ]);

  const [now] = kept;
  if (!now) throw new Error("no surcharge was kept");
  const change = { ...now, name: inAll("Raya"), sen: 0, share: 1_000, when: null };
  expect(await save({ surcharges: [change] })).toMatchObject({ ok: true });
  expect(await lastFacts()).toMatchObject({
    before: { surcharges: [{ sen: 3_333, when: { nights: { from: 2 } } }] },
    after: { surcharges: [{ sen: 0, share: 1_000 }] },
  });
  const lodging = before.lines.filter(({ step }) => step === "rate").map(({ amountSen }) => amountSen);
  expect((await quoted()).totalSen - before.totalSen).toBe(sumSen(lodging) / 10);
  await save({
    surcharges: surcharges.map((old) => ({ ...old, _id: null })),
    taxes: taxes.map((old) => ({ ...old, _id: null })),
  });
});

it("refuses a surcharge that a price list would, at its field", async () => {
  const surcharge = {
    _id: null,
    name: inAll("Peak"),
    from: "2027-06-10",
    to: "2027-06-01",
    per: "room" as const,
    sen: 1_000,
  };
  const wrong = async (more: object) => {
    const saved = await save({ surcharges: [{ ...surcharge, ...more }] } as never);
    return saved.ok ? "saved" : [saved.status, ...saved.fields.map(({ path, rule }) => `${path} ${rule}`)];
  };
  const to = "2027-06-12";
  expect(await wrong({})).toEqual([400, expect.stringContaining("surcharges.0.to card.dates")]);
  expect(await wrong({ to, share: 500 })).toEqual([
    400,
    expect.stringContaining("surcharges.0.share card.twoPrices"),
  ]);
  expect(await wrong({ to, dates: [{ from: to, to: "2027-06-20" }] })).toEqual("saved");
  expect(await wrong({ to, dates: [{ from: "2027-07-01", to: "2027-07-02" }] })).toEqual([
    400,
    expect.stringContaining("surcharges.0.dates card.dates"),
  ]);
  expect(await wrong({ to, name: inAll("") })).toEqual([400, expect.stringContaining("name.en required")]);
  expect(await wrong({ to, whom: { roomTypeIds: [stage.resort.packageId] } })).toEqual([404]);
});
