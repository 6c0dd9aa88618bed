import { bookingRoute } from "@pulau/contract/bookings.ts";
import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { bookingGuest } from "../../db/schema/bookings.ts";
import { fee, rate, rateCard } from "../../db/schema/catalogue.ts";
import type { Caller } from "../../races/caller.ts";
import { mustHold, newGuest, stayOf, submit } from "../../races/guest.ts";
import { openStage, type Stage } from "../../races/one-server.ts";

let stage: Stage;
let guest: Caller;

const names = {
  diver: { en: "Diver", my: "Penyelam", cn: "潜水" },
  snorkeller: { en: "Snorkeller", my: "Perenang snorkel", cn: "浮潜" },
};

beforeAll(async () => {
  const settings = { limits: { holdsPerOwner: 20, roomsPerOwner: 20, roomsPerAddress: 20 } };
  stage = await openStage({ rooms: { standard: 10 }, days: 60, weekendSurcharge: false, settings });
  guest = await newGuest(stage.urls);
  const { db } = stage.base;
  const { periodId, roomTypes, optionId } = stage.resort;
  const twin = { periodId, roomTypeId: roomTypes.standard.id, bedType: "twin", guestKind: "adult" } as const;
  await db.insert(rate).values({ ...twin, sen: 80_000, terms: { activity: "diver" } });
  await db.insert(rateCard).values({
    optionId,
    rules: { activity: "snorkeller", words: names },
    asks: { activities: ["snorkeller", "diver"], markets: [] },
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
type Said = Record<string, string | number | boolean | null>;
type PartySaid = Partial<z.input<typeof createDraftRoute.body>["party"]>;

/** Two adults, the second not Malaysian, one of whom dives. */
function draft(party: PartySaid, guests: readonly Said[]): Draft {
  const stay = stayOf(stage.resort, { inDays: 10 });
  return {
    ...stay,
    party: { adults: 2, childAges: [], nonMalaysians: 1, activities: { diver: 1 }, ...party },
    guests: (stay.guests ?? []).slice(0, guests.length).map((typed, i) => ({ ...typed, ...guests[i] })),
  };
}
const malaysian = { fullName: "Siti", age: 30 };
const foreign = { fullName: "Mei", age: 45, nonMalaysian: true, identity: "E12345678" };
const permit = (lines: readonly { name: { en: string } | null; amountSen: number }[]) =>
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
