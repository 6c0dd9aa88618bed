import { answerByLinkRoute, linkedBoatsRoute } from "@pulau/contract/disruptions.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, StockId } from "@pulau/domain/ids.ts";
import type { DisruptionAnswer } from "@pulau/domain/transport/disruption.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readMail } from "../../../mail/read-mail.ts";
import { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, everything, staffCaller } from "../../../races/staff.ts";
import { extraFerry, partyWithTickets, stormCalls } from "./test-storm.ts";

let stage: Stage;
let storm: ReturnType<typeof stormCalls>;
let day: Day;
let cancelled: StockId;
let later: StockId;
let anybody: Caller;
let inDays = 1;

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 8 }, days: 90 });
  storm = stormCalls((await staffCaller(stage, { ...everything, boats: all })).desk);
  anybody = new Caller(stage.urls);
});
afterAll(() => stage.close());
beforeEach(async () => {
  inDays += 6;
  day = addDays(stage.resort.from, inDays);
  cancelled = stage.resort.sailings.ferry.out.get(day) ?? "";
  later = await extraFerry(stage, { day, time: "15:30" });
});

/** The mail about a booking's boat, as it would be sent now. */
async function mailOf(bookingId: BookingId) {
  const { rows } = await stage.base.pool.query(
    `SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'template' = 'boat-cancelled'
       AND data ->> 'bookingId' = $1 ORDER BY created_on DESC LIMIT 1`,
    [bookingId],
  );
  return readMail(stage.base.db, stage.settings, rows[0]?.data);
}

/** Somebody without an account whose boat is moved, with the links of their mail. */
async function moved(name: string) {
  const bookingId = await partyWithTickets(stage, { day, name });
  const choice = { bookingId, sailingId: cancelled, solution: "move" as const, to: later };
  const act = await storm.cancel([cancelled], [choice]);
  if (!act.ok) throw new Error(act.code);
  const letter = (await mailOf(bookingId))?.letter;
  const urls = [letter?.link, ...(letter?.links ?? [])].map((link) => new URL(link?.url ?? ""));
  const params = { token: urls[0]?.pathname.split("/").at(-1) ?? "" };
  const look = () => anybody.must(linkedBoatsRoute, { params });
  const answer = (reply: DisruptionAnswer, note = "") =>
    anybody.call(answerByLinkRoute, { params, body: { direction: "out", answer: reply, note } });
  const shownAnswer = async () =>
    (await storm.show(act.value._id)).parties.find((party) => party.bookingId === bookingId)?.answer;
  return { bookingId, disruptionId: act.value._id, letter, urls, params, look, answer, shownAnswer };
}

describe("the links of a mail about a boat", () => {
  it("ask without signing in, show no name and no money, and lead to each answer", async () => {
    const { letter, urls, look } = await moved("Aisyah Rahman");
    expect(letter?.closing).toContain("one of the links above");
    expect(urls.slice(0, 3).map(({ searchParams }) => searchParams.get("answer"))).toEqual([
      "fine",
      "other",
      "call",
    ]);
    const other = await extraFerry(stage, { day, time: "17:00" });
    const shown = await look();
    expect(shown.ways).toMatchObject([
      { direction: "out", was: { time: "11:00" }, becomes: { time: "15:30" }, answer: null, isOpen: true },
    ]);
    expect(shown.ways[0]?.others.map(({ sailingId }) => sailingId)).toContain(other);
    expect(JSON.stringify(shown)).not.toMatch(/Aisyah|Sen"/);
  });

  it("take one answer, which staff see; who has not answered stays on the list", async () => {
    const { look, answer, shownAnswer } = await moved("Bala");
    expect(await shownAnswer()).toBeNull();
    expect(await answer("call", "After six")).toMatchObject({ ok: true });
    expect(await shownAnswer()).toMatchObject({ answer: "call", note: "After six", by: null });
    expect((await look()).ways).toMatchObject([{ isOpen: false, answer: { answer: "call" } }]);
    expect(await answer("fine")).toMatchObject({
      code: "WRONG_STATE",
      facts: { rule: "answeredMeanwhile" },
    });
    expect(await shownAnswer()).toMatchObject({ answer: "call" });
  });

  it("pressed twice at one moment count once", async () => {
    const { answer, shownAnswer } = await moved("Chong");
    const both = await Promise.all([answer("fine"), answer("other", "Earlier")]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await shownAnswer()).not.toBeNull();
  });

  it("open nothing with another mark, for another booking, or once the boat sails after all", async () => {
    const { params, disruptionId, look, answer } = await moved("Dina");
    const [id, mark] = params.token.split(".");
    const forged = { token: `${id}.${mark?.slice(1)}x` };
    const refused = { code: "LINK_INVALID" };
    expect(await anybody.call(linkedBoatsRoute, { params: forged })).toMatchObject(refused);
    const body = { direction: "out", answer: "fine" } as const;
    expect(await anybody.call(answerByLinkRoute, { params: forged, body })).toMatchObject(refused);
    expect((await look()).ways).toHaveLength(1);
    await storm.takeBack(disruptionId);
    expect(await anybody.call(linkedBoatsRoute, { params })).toMatchObject(refused);
    expect(await answer("fine")).toMatchObject({ code: "WRONG_STATE" });
  });
});
