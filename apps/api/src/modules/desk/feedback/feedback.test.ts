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
import {
  answerReviewRoute,
  hideReviewsRoute,
  publishReviewsRoute,
  reviewsRoute,
  staffReviewsRoute,
} from "@pulau/contract/reviews.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { AccountId, QuestionId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inAll } from "../../../db/factories/words.ts";
import { checkInvariants } from "../../../db/invariants.ts";
import { readMail } from "../../../mail/read-mail.ts";
import { linkToken } from "../../../plugins/link-token.ts";
import { Caller } from "../../../races/caller.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { raceSecret } from "../../../races/server-process.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { makeStay, type StayOptions } from "../front-desk/test-stay.ts";
import { askForFeedback } from "./ask-feedback.ts";

let stage: Stage;
let desk: Caller;
let guest: Caller;
let accountId: AccountId;
const anybody = () => new Caller(stage.urls, null);
let checkIn: Day;
let next = 0;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 30 }, ferrySeats: 1_000 });
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
type Changes = Partial<Omit<typeof praise, "answers" | "score">> & {
  answers?: object[];
  score?: number | null;
};
const say = (bookingId: string, changes: Changes = {}, { send = true, version = "*", by = guest } = {}) =>
  by.call(
    postFeedbackRoute,
    { body: { bookingId, send, ...praise, ...changes } as never },
    { "if-match": version },
  );
const shown = (_id: string, by = guest) => by.call(feedbackRoute, { params: { _id } });
const addQuestion = async (kind: "stars" | "text" | "choice" | "choices", more: object = {}) => {
  const question = inAll(`How was it, ${next++}?`);
  const { data } = await desk.must(questionRecords.add, {
    body: { obj: { question, kind, ...more } as never },
  });
  return data;
};
const drop = (id: number) =>
  desk.must(questionRecords.update, { body: { obj: { id, active_status: false } } });

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
    expect(link).toMatchObject({ _id, state: null, version: 1, publishedName: "Aisyah, Merang" });
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
    await stage.base.pool.query(row, [done, "draft"]);
    await expect(stage.base.pool.query(row, [done, "draft"])).rejects.toThrow("unique");
  });
});

describe("what a guest says", () => {
  it("is kept as a draft, sent, and listed with the stays that are still to be told about", async () => {
    const { member, accountId: ownerId } = await memberWithWallet(stage, 1_000);
    const [done, open] = [await stayed({ ownerId }), await stayed({ ownerId })];
    const list = (tab?: "open" | "sent") => member.must(ownFeedbackRoute, { query: tab ? { tab } : {} });
    expect((await list()).counts).toEqual({ open: 2, sent: 0 });
    expect(await say(done, { ...nothing, review: "The ham" }, { send: false, by: member })).toMatchObject({
      value: { state: "draft", review: "The ham", score: null },
    });
    expect((await list("open")).total).toBe(2);
    expect(await say(done, {}, { by: member })).toMatchObject({ value: { state: "waiting", publish: true } });
    expect((await list("sent")).stays).toMatchObject([{ _id: done, state: "waiting", score: 5 }]);
    expect((await list("open")).stays).toMatchObject([{ _id: open, state: null }]);
    expect((await list()).counts).toEqual({ open: 1, sent: 1 });
    // What was sent doesn't become a draft again, and can be sent anew.
    expect(await say(done, {}, { send: false, by: member })).toMatchObject({
      facts: { rule: "feedbackSent" },
    });
    const body = { send: true, ...praise, publish: false, review: "" };
    const changed = await member.must(
      updateFeedbackRoute,
      { params: { _id: done }, body },
      { "if-match": "*" },
    );
    expect(changed).toMatchObject({ state: "sent", publish: false });
  });

  it("lacks nothing that sending takes", async () => {
    const _id = await stayed();
    const must = await addQuestion("stars", { required: true });
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
    const [single, any] = [
      await addQuestion("choice", { options }),
      await addQuestion("choices", { options }),
    ];
    const answer = ({ _id: questionId, wording }: typeof single, value: unknown) => ({
      questionId,
      wording,
      value,
    });
    const wrong = await say(_id, { answers: [answer(single, [0, 1]), answer(any, [3])] }, { send: false });
    expect(wrong).toMatchObject({
      fields: [
        { path: `answers.${single._id}`, rule: "invalid" },
        { path: `answers.${any._id}`, rule: "invalid" },
      ],
    });
    expect(await say(_id, { answers: [answer(single, [2]), answer(any, [0, 2])] })).toMatchObject({
      ok: true,
    });
    const { data } = await desk.must(questionRecords.update, {
      body: { obj: { id: single.id, question: inAll("?") } },
    });
    expect(data.wording).toBe(2);
    for (const { id } of [single, any]) await drop(id);
  });

  it("keeps its meaning, whatever becomes of the question", async () => {
    const [_id, other] = [await stayed(), await stayed()];
    const question = await addQuestion("stars");
    const { id, _id: questionId } = question;
    const changes = (wording: number, value: number) => ({ answers: [{ questionId, wording, value }] });
    expect(await say(_id, changes(1, 5))).toMatchObject({ ok: true });
    await desk.must(questionRecords.update, { body: { obj: { id, question: inAll("How bad was it?") } } });
    // Who has read the earlier words hears of it; who has answered them has answered them.
    expect(await say(other, changes(1, 5))).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ path: `answers.${questionId}`, rule: "questionChanged" }],
    });
    expect(await say(other, changes(2, 1))).toMatchObject({ ok: true });
    expect(await say(_id, changes(1, 4))).toMatchObject({ ok: true });
    const questionOf = async (booking: string) => {
      const answer = await shown(booking);
      return answer.ok ? answer.value.questions.find((question) => question.questionId === questionId) : null;
    };
    expect(await questionOf(_id)).toMatchObject({ question: question.question, value: 4, wording: 1 });
    expect(await questionOf(other)).toMatchObject({ question: inAll("How bad was it?"), value: 1 });
    await desk.must(questionRecords.remove, { body: { obj: { id } } });
    expect(await questionOf(_id)).toMatchObject({ question: question.question, value: 4 });
  });

  it("is no answer to what was never asked", async () => {
    const questionId: QuestionId = randomUUID();
    expect(await say(await stayed(), { answers: [{ questionId, wording: 1, value: 5 }] })).toMatchObject({
      fields: [{ path: `answers.${questionId}`, rule: "questionChanged" }],
    });
  });
});

describe("a review", () => {
  const listed = async (bookingId: string) => {
    const { reviews } = await desk.must(staffReviewsRoute, { query: { limit: 100 } });
    const found = reviews.find((review) => review.bookingId === bookingId);
    if (!found) throw new Error("the staff don't see it");
    return found;
  };
  const publish = async (bookingId: string) => {
    const { _id, revision } = await listed(bookingId);
    return desk.must(publishReviewsRoute, { body: { arr: [_id], seen: { [_id]: revision } } });
  };
  const scores = async () => {
    const { packages } = await anybody().must(packagesRoute, { query: {} });
    const { roomTypes } = await anybody().must(everyRoomTypeRoute, {});
    const standard = roomTypes.find(({ _id }) => _id === stage.resort.roomTypes.standard.id);
    return [packages.find(({ _id }) => _id === stage.resort.packageId)?.score, standard?.score];
  };
  const read = async () =>
    (await anybody().must(reviewsRoute, { query: { packageId: stage.resort.packageId, limit: 100 } }))
      .reviews;

  it("counts and is read once it is published, from the third on, until it is hidden or taken down", async () => {
    const stays = [await stayed(), await stayed(), await stayed(), await stayed()];
    const [first = "", second = "", third = "", fourth = ""] = stays;
    for (const [at, bookingId] of stays.entries()) await say(bookingId, { score: [5, 4, 4, 1][at] ?? 5 });
    await publish(first);
    await publish(second);
    expect(await scores()).toEqual([null, null]);
    await publish(third);
    expect(await scores()).toEqual(Array(2).fill({ score: 4.3, count: 3 }));
    const [newest] = await read();
    expect(newest).toMatchObject({
      name: "Aisyah, Johor Bahru",
      score: 4,
      text: praise.review,
      answer: null,
    });
    expect(JSON.stringify(newest)).not.toContain(third);
    await publish(fourth);
    expect(await scores()).toEqual(Array(2).fill({ score: 3.5, count: 4 }));
    const { _id, revision } = await listed(fourth);
    const body = { arr: [_id], seen: { [_id]: revision }, reason: "It names another guest." };
    expect((await desk.must(hideReviewsRoute, { body })).done).toEqual([_id]);
    expect(await scores()).toEqual(Array(2).fill({ score: 4.3, count: 3 }));
    expect(await shown(fourth)).toMatchObject({ value: { state: "hidden", hiddenReason: body.reason } });
    await guest.must(takeDownReviewRoute, { params: { _id: third } });
    expect(await scores()).toEqual([null, null]);
    expect((await read()).map(({ score }) => score)).toEqual([4, 5]);
    // Sent anew it is checked anew.
    await say(second);
    expect((await read()).map(({ score }) => score)).toEqual([5]);
    const { rows } = await stage.base.pool.query(
      "SELECT facts -> 'after' ->> 'reviewState' AS state FROM audit_entry WHERE subject_id = $1 ORDER BY at",
      [_id],
    );
    expect(rows.map(({ state }) => state)).toEqual(["published", "hidden"]);
  });

  it("is decided about as it was read, and not without its guest", async () => {
    const bookingId = await stayed();
    await say(bookingId);
    const { _id, revision } = await listed(bookingId);
    await say(bookingId, { review: "Something quite different, which nobody has read." });
    const body = { arr: [_id], seen: { [_id]: revision } };
    expect((await desk.must(publishReviewsRoute, { body })).failed).toMatchObject([
      { id: _id, code: "WRONG_STATE", facts: { rule: "reviewSentAnew" } },
    ]);
    await say(bookingId, { publish: false });
    expect((await publish(bookingId)).failed).toMatchObject([{ facts: { rule: "reviewMoved" } }]);
    const { desk: reader } = await staffCaller(stage, { comments: { ...all, write: false } });
    expect((await reader.call(publishReviewsRoute, { body })).status).toBe(403);
  });

  it("is closed by the resort’s answer, of which its guest is told once", async () => {
    const bookingId = await stayed();
    await say(bookingId);
    await publish(bookingId);
    const { _id, revision } = await listed(bookingId);
    const answer = (text: string) =>
      desk.must(answerReviewRoute, { params: { _id }, body: { text, revision } });
    await answer("Thank you");
    await answer("Thank you, Aisyah");
    expect((await read()).find((review) => review._id === _id)?.answer?.text).toBe("Thank you, Aisyah");
    expect(await say(bookingId)).toMatchObject({ facts: { rule: "feedbackAnswered" } });
    const { rows } = await stage.base.pool.query(
      "SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'template' = 'feedback-answered'",
    );
    expect(rows).toEqual([{ data: { template: "feedback-answered", bookingId } }]);
    await guest.must(takeDownReviewRoute, { params: { _id: bookingId } });
    expect((await read()).some((review) => review._id === _id)).toBe(false);
  });
});

describe("the mail that asks for it", () => {
  it("goes once to each who left a day ago, and to nobody who has told", async () => {
    const [done, open, fresh, old] = [await stayed(), await stayed(), await stayed(), await stayed()];
    await say(done);
    const left = async (id: string, days: number) =>
      stage.base.pool.query(
        "UPDATE booking SET checked_out_at = pulau_now() - make_interval(days => $2) WHERE id = $1",
        [id, days],
      );
    await left(done, 2);
    await left(open, 2);
    await left(fresh, 0);
    await left(old, 30);
    await Promise.all([askForFeedback(stage.base.db), askForFeedback(stage.base.db)]);
    await askForFeedback(stage.base.db);
    const { rows } = await stage.base.pool.query(
      "SELECT data ->> 'bookingId' AS id FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'template' = 'feedback-request'",
    );
    expect(rows).toEqual([{ id: open }]);
    const job = { template: "feedback-request", bookingId: open } as const;
    const deployment = { secret: raceSecret, publicUrl: "https://resort.example" };
    const mail = await readMail(stage.base.db, deployment, job);
    const url = mail?.letter.link?.url ?? "";
    const token = url.split("/feedback/")[1] ?? "";
    expect(await anybody().must(linkedFeedbackRoute, { params: { token } })).toMatchObject({ _id: open });
    await say(open);
    expect(await readMail(stage.base.db, deployment, job)).toBeNull();
  });
});

describe("one feedback for a stay", () => {
  it("is what comes of many who send at once", async () => {
    const bookingId = await stayed();
    const answers = await Promise.all(
      [5, 4, 3, 2, 1, 5].map((score) => say(bookingId, { score }, { version: "1" })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.code === "CHANGED_SINCE")).toHaveLength(5);
    const { rows } = await stage.base.pool.query("SELECT score FROM feedback WHERE booking_id = $1", [
      bookingId,
    ]);
    expect(rows).toHaveLength(1);
  });

  it("is held by its key alone: without the lock of its version two would be written", async () => {
    const bookingId = await stayed();
    const begin = () =>
      stage.base.pool.query(
        `INSERT INTO feedback (booking_id, package_id, language, state, began_at)
         SELECT id, package_id, 'en', 'draft', now() FROM booking WHERE id = $1`,
        [bookingId],
      );
    const both = await Promise.allSettled([begin(), begin()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await stage.base.pool.query('ALTER TABLE feedback DROP CONSTRAINT "feedback_bookingId_unique"');
    await begin();
    const faults = await checkInvariants(stage.base.pool);
    expect(faults).toEqual([`G5 booking ${bookingId} has 2 feedbacks`]);
    await stage.base.pool.query("DELETE FROM feedback WHERE booking_id = $1", [bookingId]);
    await stage.base.pool.query(
      'ALTER TABLE feedback ADD CONSTRAINT "feedback_bookingId_unique" UNIQUE (booking_id)',
    );
  });
});

describe("feedback that goes with its guest", () => {
  it("goes from the scores of its package and its room types", async () => {
    const sums = async () => {
      const { rows } = await stage.base.pool.query(
        "SELECT coalesce(sum(total), 0)::int AS total, coalesce(sum(count), 0)::int AS count FROM review_score",
      );
      return rows[0];
    };
    const before = await sums();
    const bookingId = await stayed();
    await say(bookingId, { score: 2 });
    const { reviews } = await desk.must(staffReviewsRoute, { query: { limit: 100 } });
    const { _id, revision } = reviews.find((review) => review.bookingId === bookingId) ?? {
      _id: "",
      revision: 0,
    };
    await desk.must(publishReviewsRoute, { body: { arr: [_id], seen: { [_id]: revision } } });
    expect(await sums()).toEqual({ total: before.total + 4, count: before.count + 2 });
    await stage.base.pool.query("DELETE FROM feedback_room_type WHERE feedback_id = $1", [_id]);
    await stage.base.pool.query("DELETE FROM feedback WHERE id = $1", [_id]);
    expect(await sums()).toEqual(before);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });
});
