import { randomUUID } from "node:crypto";
import { everyRoomTypeRoute } from "@pulau/contract/availability.ts";
import { packagesRoute } from "@pulau/contract/catalogue.ts";
import {
  feedbackRoute,
  linkedFeedbackRoute,
  ownFeedbackRoute,
  postFeedbackRoute,
  postLinkedFeedbackRoute,
  questionRecords,
  takeDownReviewRoute,
  updateFeedbackRoute,
} from "@pulau/contract/feedback.ts";
import { reviewsRoute } from "@pulau/contract/reviews.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { AccountId, QuestionId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inAll } from "../../../db/factories/words.ts";
import { checkInvariants } from "../../../db/invariants.ts";
import { linkToken } from "../../../plugins/link-token.ts";
import { Caller } from "../../../races/caller.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { raceSecret } from "../../../races/secret.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { makeStay, type StayOptions } from "../front-desk/test-stay.ts";

let stage: Stage;
let desk: Caller;
let guest: Caller;
let accountId: AccountId;
const anybody = () => new Caller(stage.urls, null);
let checkIn: Day;
let next = 0;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 30, family: 2 } });
  desk = (await staffCaller(stage, { comments: all })).desk;
  ({ member: guest, accountId } = await memberWithWallet(stage, 1_000));
  checkIn = addDays(stage.resort.from, 3);
});
afterAll(async () => {
  expect(await checkInvariants(stage.base.pool)).toEqual([]);
  await stage.close();
});

const stayed = async (more: Partial<StayOptions> = {}): Promise<string> => {
  const roomId = stage.resort.roomTypes.standard.roomIds[next++] ?? "";
  const options = { roomId, checkIn, state: "completed", ownerId: accountId, ...more } as const;
  return (await makeStay(stage.base.db, stage.resort, options)).id;
};
const nothing = { score: null, answers: [], review: "", privateNote: "", publish: false, publishedName: "" };
const praise = {
  ...nothing,
  score: 5,
  review: "The hammock was free only once, so come early.",
  publish: true,
  publishedName: "Aisyah, Johor Bahru",
};
type Said = Partial<Omit<typeof praise, "answers" | "score">> & { answers?: object[]; score?: number | null };
const say = (bookingId: string, said: Said = {}, { send = true, version = "*", by = guest } = {}) =>
  by.call(postFeedbackRoute, { body: { bookingId, send, ...praise, ...said } as never }, { "if-match": version });
const shown = (_id: string, by = guest) => by.call(feedbackRoute, { params: { _id } });
const ask = async (kind: "stars" | "text" | "choice" | "choices", more: object = {}) => {
  const question = inAll(`How was it, ${next++}?`);
  const { data } = await desk.must(questionRecords.add, { body: { obj: { question, kind, ...more } as never } });
  return data;
};
const drop = (id: number) => desk.must(questionRecords.update, { body: { obj: { id, active_status: false } } });

describe("who may tell about a stay", () => {
  it("is its owner, once it is completed, and whoever has its link", async () => {
    const _id = await stayed();
    const now = await stayed({ state: "inHouse" });
    const other = (await memberWithWallet(stage, 1_000)).member;
    expect(await say(_id, {}, { by: other })).toMatchObject({ code: "NOT_FOUND" });
    expect(await shown(_id, other)).toMatchObject({ code: "NOT_FOUND" });
    expect(await say(now)).toMatchObject({ code: "WRONG_STATE", facts: { rule: "notStayed" } });
    expect(await shown(now)).toMatchObject({ code: "WRONG_STATE" });
    const token = linkToken(raceSecret, "feedback", { id: _id });
    const link = await anybody().must(linkedFeedbackRoute, { params: { token } });
    expect(link).toMatchObject({ _id, state: null, version: 1, publishedName: "Aisyah, Kuala Lumpur" });
    const sent = { params: { token }, body: { send: true, ...praise } };
    const saved = await anybody().must(postLinkedFeedbackRoute, sent, { "if-match": "1" });
    expect(saved).toMatchObject({ state: "waiting", score: 5, version: 2 });
    const wrong = `${token.slice(0, -2)}xx`;
    expect(await anybody().call(linkedFeedbackRoute, { params: { token: wrong } })).toMatchObject({
      code: "LINK_INVALID",
    });
  });

  it("is held to completed stays by the database, too", async () => {
    const _id = await stayed({ state: "confirmed" });
    const row = `INSERT INTO feedback (booking_id, package_id, language, state, began_at)
      SELECT id, package_id, 'en', $2, now() FROM booking WHERE id = $1`;
    await expect(stage.base.pool.query(row, [_id, "draft"])).rejects.toThrow("not completed");
    const done = await stayed();
    await expect(stage.base.pool.query(row, [done, "published"])).rejects.toThrow("begins as a draft");
    await stage.base.pool.query(row, [done, "draft"]);
    await expect(stage.base.pool.query(row, [done, "draft"])).rejects.toThrow("unique");
  });
});

describe("what a guest says", () => {
  it("is kept as a draft, sent, and listed with the stays that are still to be told about", async () => {
    const { member, accountId: ownerId } = await memberWithWallet(stage, 1_000);
    const [told, open] = [await stayed({ ownerId }), await stayed({ ownerId })];
    const list = (tab?: "open" | "sent") => member.must(ownFeedbackRoute, { query: tab ? { tab } : {} });
    expect((await list()).counts).toEqual({ open: 2, sent: 0 });
    expect(await say(told, { ...nothing, review: "The ham" }, { send: false, by: member })).toMatchObject({
      value: { state: "draft", review: "The ham", score: null },
    });
    expect((await list("open")).total).toBe(2);
    expect(await say(told, {}, { by: member })).toMatchObject({ value: { state: "waiting", publish: true } });
    expect((await list("sent")).stays).toMatchObject([{ _id: told, state: "waiting", score: 5 }]);
    expect((await list("open")).stays).toMatchObject([{ _id: open, state: null }]);
    expect((await list()).counts).toEqual({ open: 1, sent: 1 });
    // What was sent doesn't become a draft again, and can be sent anew.
    expect(await say(told, {}, { send: false, by: member })).toMatchObject({ facts: { rule: "feedbackSent" } });
    const body = { send: true, ...praise, publish: false, review: "" };
    const changed = await member.must(updateFeedbackRoute, { params: { _id: told }, body }, { "if-match": "*" });
    expect(changed).toMatchObject({ state: "sent", publish: false });
  });

  it("lacks nothing that sending takes", async () => {
    const _id = await stayed();
    const must = await ask("stars", { required: true });
    const late = await say(_id, { score: null, review: "Short", publishedName: "" });
    expect(late).toMatchObject({
      code: "INVALID_INPUT",
      fields: [
        { path: `answers.${must._id}`, rule: "required" },
        { path: "score", rule: "required" },
        { path: "review", rule: "reviewShort" },
        { path: "publishedName", rule: "required" },
      ],
    });
    expect(await say(_id, nothing, { send: false })).toMatchObject({ ok: true });
    await drop(must.id);
  });

  it("answers each kind of question by what fits it", async () => {
    const _id = await stayed();
    const options = [inAll("Snorkelling"), inAll("The food"), inAll("The people")];
    const [one, any] = [await ask("choice", { options }), await ask("choices", { options })];
    const answer = ({ _id: questionId, wording }: typeof one, value: unknown) => ({ questionId, wording, value });
    const wrong = await say(_id, { answers: [answer(one, [0, 1]), answer(any, [3])] }, { send: false });
    expect(wrong).toMatchObject({
      fields: [
        { path: `answers.${one._id}`, rule: "invalid" },
        { path: `answers.${any._id}`, rule: "invalid" },
      ],
    });
    expect(await say(_id, { answers: [answer(one, [2]), answer(any, [0, 2])] })).toMatchObject({ ok: true });
    const { data } = await desk.must(questionRecords.update, { body: { obj: { id: one.id, question: inAll("?") } } });
    expect(data.wording).toBe(2);
    for (const { id } of [one, any]) await drop(id);
  });

  it("keeps its meaning, whatever becomes of the question", async () => {
    const [_id, other] = [await stayed(), await stayed()];
    const asked = await ask("stars");
    const { id, _id: questionId } = asked;
    const said = (wording: number, value: number) => ({ answers: [{ questionId, wording, value }] });
    expect(await say(_id, said(1, 5))).toMatchObject({ ok: true });
    await desk.must(questionRecords.update, { body: { obj: { id, question: inAll("How bad was it?") } } });
    // Who has read the earlier words hears of it; who has answered them has answered them.
    expect(await say(other, said(1, 5))).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ path: `answers.${questionId}`, rule: "questionChanged" }],
    });
    expect(await say(other, said(2, 1))).toMatchObject({ ok: true });
    expect(await say(_id, said(1, 4))).toMatchObject({ ok: true });
    const questionOf = async (booking: string) => {
      const answer = await shown(booking);
      return answer.ok ? answer.value.questions.find((question) => question.questionId === questionId) : null;
    };
    expect(await questionOf(_id)).toMatchObject({ question: asked.question, value: 4, wording: 1 });
    expect(await questionOf(other)).toMatchObject({ question: inAll("How bad was it?"), value: 1 });
    await desk.must(questionRecords.remove, { body: { obj: { id } } });
    expect(await questionOf(_id)).toMatchObject({ question: asked.question, value: 4 });
  });

  it("is no answer to what was never asked", async () => {
    const questionId: QuestionId = randomUUID();
    expect(await say(await stayed(), { answers: [{ questionId, wording: 1, value: 5 }] })).toMatchObject({
      fields: [{ path: `answers.${questionId}`, rule: "questionChanged" }],
    });
  });
});
