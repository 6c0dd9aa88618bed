import { additionalChargeRoute } from "@pulau/contract/charges.ts";
import { quoteRoute } from "@pulau/contract/quotes.ts";
import { resortChargesRoute, saveResortChargesRoute } from "@pulau/contract/resort-charges.ts";
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
