import { roomTypesRoute } from "@pulau/contract/availability.ts";
import { bookingRoute } from "@pulau/contract/bookings.ts";
import { packagesRoute } from "@pulau/contract/catalogue.ts";
import { createDraftRoute } from "@pulau/contract/drafts.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { inAll } from "../../../db/factories/words.ts";
import { bookingGuest } from "../../../db/schema/booking-guests.ts";
import { fee, rate, rateCard } from "../../../db/schema/catalogue.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustHold, newGuest, stayOf, submit } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";

let stage: Stage;
let guest: Caller;

const names = {
  diver: { en: "Diver", my: "Penyelam", cn: "潜水" },
  snorkeller: { en: "Snorkeller", my: "Perenang snorkel", cn: "浮潜" },
};

beforeAll(async () => {
  const settings = { limits: { holdsPerOwner: 20, roomsPerOwner: 20, roomsPerAddress: 20 } };
  stage = await openStage({ rooms: { standard: 20 }, days: 60, weekendSurcharge: false, settings });
  guest = await newGuest(stage.urls);
  const { db } = stage.base;
  const { periodId, roomTypes, optionId } = stage.resort;
  const twin = { periodId, roomTypeId: roomTypes.standard.id, bedType: "twin", guestKind: "adult" } as const;
  await db.insert(rate).values({ ...twin, sen: 80_000, terms: { activity: "diver" } });
  await db.insert(rateCard).values({
    optionId,
    rules: { activity: "snorkeller", words: names },
    questions: { activities: ["snorkeller", "diver"], markets: [] },
  });
  await db.insert(fee).values({
    name: { en: "Dive permit", my: "Permit menyelam", cn: "潜水许可" },
    per: "person",
    amounts: [
      { who: "malaysian", guestKind: null, sen: 1_000, activity: "diver" },
      { who: "foreign", guestKind: null, sen: 9_000, activity: "diver" },
    ],
  });
});
afterAll(() => stage.close());

type Draft = z.input<typeof createDraftRoute.body>;
type GuestAnswers = Record<string, string | number | boolean | null>;
type PartyAnswers = Partial<z.input<typeof createDraftRoute.body>["party"]>;

/** Two adults, the second not Malaysian, one of whom dives. */
function draft(party: PartyAnswers, guests: readonly GuestAnswers[]): Draft {
  const stay = stayOf(stage.resort, { inDays: 10 });
  return {
    ...stay,
    party: { adults: 2, childAges: [], nonMalaysians: 1, activities: { diver: 1 }, ...party },
    guests: (stay.guests ?? []).slice(0, guests.length).map((typed, i) => ({ ...typed, ...guests[i] })),
  };
}
const malaysian = { fullName: "Siti", age: 30 };
const foreign = { fullName: "Mei", age: 45, nonMalaysian: true, identity: "E12345678" };
const permit = (lines: readonly { name: { en: string } | null; amountSen: Sen }[]) =>
  lines.filter(({ name }) => name?.en === "Dive permit").reduce((sum, line) => sum + line.amountSen, 0);

describe("who dives", () => {
  it("is counted by nationality until the guests are known", async () => {
    const malaysians = await mustHold(guest, draft({ foreignActivities: { diver: 0 } }, []));
    expect(permit(malaysians.quote.lines)).toBe(1_000);
    const foreigners = await mustHold(guest, draft({ foreignActivities: { diver: 1 } }, []));
    expect(permit(foreigners.quote.lines)).toBe(9_000);
  });

  it("is who said so, whatever their age, from the hold to the booking that is read again", async () => {
    const hold = await mustHold(
      guest,
      draft({}, [
        { ...malaysian, activity: "diver" },
        { ...foreign, activity: "snorkeller" },
      ]),
    );
    expect(permit(hold.quote.lines)).toBe(1_000);
    const dived = hold.quote.lines.find(({ activity }) => activity === "diver");
    expect(dived).toMatchObject({ activityName: names.diver });
    const submitted = await submit(guest, hold);
    if (!submitted.ok) throw new Error(submitted.code);
    const detail = await guest.must(bookingRoute, { params: { _id: submitted.value._id } });
    expect(detail.totalSen).toBe(hold.quote.totalSen);
    expect(detail.guests.map(({ fullName, activityName }) => [fullName, activityName?.cn])).toEqual([
      ["Siti", "潜水"],
      ["Mei", "浮潜"],
    ]);
    expect(await stage.base.db.select({ activity: bookingGuest.activity }).from(bookingGuest)).toContainEqual(
      {
        activity: "diver",
      },
    );
  });

  it("must be said of each guest, by a word of the package", async () => {
    const first = await mustHold(guest, draft({}, [malaysian, foreign]));
    expect(await submit(guest, first)).toMatchObject({
      code: "DRAFT_INCOMPLETE",
      facts: { path: "guests.0.activity", rule: "required" },
      fields: [
        { path: "guests.0.activity", rule: "required" },
        { path: "guests.1.activity", rule: "required" },
      ],
    });
    const second = await mustHold(
      guest,
      draft({}, [
        { ...malaysian, activity: "diver" },
        { ...foreign, activity: "parachutist" },
      ]),
    );
    expect(await submit(guest, second)).toMatchObject({
      code: "DRAFT_INCOMPLETE",
      facts: { path: "guests.1.activity", rule: "invalid" },
    });
  });

  it("is never more of one nationality than there are", async () => {
    const refused = await guest.call(createDraftRoute, {
      body: draft({ foreignActivities: { diver: 2 } }, []),
    });
    expect(refused).toMatchObject({ status: 400, code: "INVALID_INPUT" });
  });
});

describe("a family of divers whose child stays ashore", () => {
  beforeAll(async () => {
    const { db } = stage.base;
    const { periodId, roomTypes } = stage.resort;
    const ashore = { periodId, roomTypeId: roomTypes.standard.id, bedType: "twin" } as const;
    await db.insert(rate).values([
      { ...ashore, guestKind: "adult", sen: 20_000, terms: { activity: "nonDiver" } },
      { ...ashore, guestKind: "child", sen: 9_000, terms: { activity: "nonDiver" } },
    ]);
    await db.update(rateCard).set({
      rules: { activity: "diver", words: { ...names, nonDiver: inAll("Stays ashore") } },
      questions: { activities: ["diver", "nonDiver"], markets: [] },
    });
  });
  const family = { adults: 1, childAges: [7], nonMalaysians: 0, activities: { nonDiver: 1 } };
  const totalOf = async (answers: readonly GuestAnswers[]) => {
    const stay = draft(family, answers);
    const [room] = stay.rooms ?? [];
    if (!room) throw new Error("no room");
    const occupants = { adult: 1, child: 1, toddler: 0, infant: 0 };
    const hold = await mustHold(guest, { ...stay, rooms: [{ ...room, bedType: "twin", occupants }] });
    return { totalSen: hold.quote.totalSen, lines: hold.quote.lines };
  };

  it("costs the same in the list of rooms, the hold and with every answer, from the first price on", async () => {
    const [diving, ashore] = [{ activity: "diver" }, { activity: "nonDiver" }];
    const before = await totalOf([]);
    const child = before.lines.find(({ step, guestKind }) => step === "rate" && guestKind === "child");
    expect(child).toMatchObject({ activity: "nonDiver", amountSen: 9_000 });
    const young = { ...malaysian, fullName: "Aina", age: 7, identity: "200101-11-5678" };
    const answered = async (...answers: object[]) =>
      (await totalOf([malaysian, young].map((person, i) => ({ ...person, ...answers[i] })))).totalSen;
    expect(await answered({}, {})).toBe(before.totalSen);
    expect(await answered(diving, {})).toBe(before.totalSen);
    expect(await answered(diving, ashore)).toBe(before.totalSen);
    const { optionId, checkIn } = draft(family, []);
    const stay = { optionId: optionId ?? "", checkIn: checkIn ?? "", party: family };
    const { roomTypes } = await guest.must(roomTypesRoute, { body: stay });
    const twin = roomTypes
      .find(({ _id }) => _id === stage.resort.roomTypes.standard.id)
      ?.prices.find(({ bedType }) => bedType === "twin");
    expect(twin?.totalSen).toBe(before.totalSen);
  });
});

describe("a card that names no usual activity", () => {
  const { diver } = names;
  beforeAll(() =>
    stage.base.db.update(rateCard).set({
      rules: { words: { diver } },
      questions: { activities: ["diver"], markets: [] },
    }),
  );

  it("asks for what it tells apart all the same, and for none of it, by name", async () => {
    const { packages } = await guest.must(packagesRoute, { query: {} });
    expect(packages[0]?.options[0]?.questions.activities).toEqual([
      { word: "none", name: { en: "No activity", my: "Tiada aktiviti", cn: "不参加活动" } },
      { word: "diver", name: diver },
    ]);
    const silent = await mustHold(guest, draft({}, [malaysian, foreign]));
    expect(await submit(guest, silent)).toMatchObject({
      code: "DRAFT_INCOMPLETE",
      fields: [0, 1].map((i) => ({ path: `guests.${i}.activity`, rule: "required" })),
    });
  });

  it("charges who dives as a diver, and the other as everybody", async () => {
    const nobody = await mustHold(guest, draft({ activities: {} }, []));
    const hold = await mustHold(
      guest,
      draft({}, [
        { ...malaysian, activity: "diver" },
        { ...foreign, activity: "none" },
      ]),
    );
    const rates = (lines: typeof hold.quote.lines) =>
      lines
        .filter(({ step }) => step === "rate")
        .map(({ count, unitSen, activity = null }) => ({ count, unitSen, activity }));
    const [everybody] = rates(nobody.quote.lines);
    expect(everybody).toMatchObject({ count: 2, activity: null });
    expect(rates(hold.quote.lines)).toEqual(
      expect.arrayContaining([
        { count: 1, unitSen: 80_000, activity: "diver" },
        { count: 1, unitSen: everybody?.unitSen, activity: null },
      ]),
    );
    expect((await submit(guest, hold)).ok).toBe(true);
  });
});
