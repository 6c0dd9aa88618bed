import { type BoatBody, boatsRoute, updateBoatRoute } from "@pulau/contract/boats-admin.ts";
import { quoteRoute } from "@pulau/contract/quotes.ts";
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
  ({ desk } = await staffCaller(stage, { boats: all }));
  guest = await newGuest(stage.urls);
});
afterAll(() => stage.close());

const ferry = async () => {
  const { boats } = await desk.must(boatsRoute, { query: { limit: "100" } });
  const found = boats.find(({ _id }) => _id === stage.resort.ferryId);
  if (!found) throw new Error("no ferry");
  return found;
};
const change = async (part: Partial<BoatBody>) => {
  const { _id, version, bookedSailings: _, ...body } = await ferry();
  const sent = { params: { _id }, query: {}, body: { ...body, ...part } };
  return desk.call(updateBoatRoute, sent, { "if-match": String(version) });
};
/** What the ferry asks of two adults with a child of eight: the tickets that are sold, by kind. */
const tickets = async () => {
  const { quote } = await guest.must(quoteRoute, {
    body: {
      optionId: stage.resort.optionId,
      checkIn: addDays(stage.resort.from, 10),
      party: { adults: 2, childAges: [8], nonMalaysians: 0 },
    },
  });
  return quote.lines
    .filter(({ step }) => step === "transport")
    .map(({ guestKind, count, amountSen }) => [guestKind, count, amountSen]);
};
const own: NonNullable<BoatBody["bands"]> = [
  { kind: "infant", fromAge: 0, toAge: 0 },
  { kind: "toddler", fromAge: 1, toAge: 8 },
  { kind: "child", fromAge: 9, toAge: 11 },
  { kind: "adult", fromAge: 12, toAge: 59 },
  { kind: "senior", fromAge: 60, toAge: null },
];

it("sells tickets by the boat's own ages once it has some, and by the resort's again without", async () => {
  expect((await ferry()).bands).toBeNull();
  expect(await tickets()).toEqual([]);
  expect(await change({ bands: own })).toMatchObject({ ok: true });
  expect((await ferry()).bands).toEqual(own);
  expect(await tickets()).toEqual([["toddler", 1, 20_000]]);
  const [act] = await stage.base.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject, "boat"))
    .orderBy(desc(auditEntry.at))
    .limit(1);
  expect(act?.facts).toMatchObject({ before: { bands: null }, after: { bands: own } });
  expect(await change({ bands: [] }), "none are the resort's").toMatchObject({ ok: true });
  expect((await ferry()).bands).toBeNull();
  expect(await tickets()).toEqual([]);
});

it("refuses ages with a gap, and ages that lack whom a ticket is for", async () => {
  const wrong = async (bands: BoatBody["bands"]) => {
    const refused = await change({ bands });
    return refused.ok ? [] : refused.fields.map(({ path, rule }) => [path, rule]);
  };
  expect(await wrong(own.filter(({ kind }) => kind !== "child"))).toEqual([
    [expect.stringMatching(/bands$/), "bandsHole"],
  ]);
  expect(await wrong([{ kind: "adult", fromAge: 0, toAge: null }])).toEqual([["bands", "bandsInUse"]]);
  expect((await ferry()).bands).toBeNull();
});
