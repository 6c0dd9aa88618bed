import {
  apiFeedbackQuestionsRoute,
  feedbackQuestionsRoute,
  questionRecords,
  questionsListRoute,
} from "@pulau/contract/feedback.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inAll } from "../../../db/factories/words.ts";
import { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

it("asks guests what staff list, in its order and three languages, at both of its addresses", async () => {
  const { desk } = await staffCaller(stage, { comments: all });
  const anybody = new Caller(stage.urls, null);
  const add = (obj: object) => desk.must(questionRecords.add, { body: { obj: obj as never } });
  const { data: boat } = await add({ question: inAll("The boat?"), kind: "stars", required: true });
  const { data: food } = await add({ question: inAll("The food?"), kind: "text" });
  expect([boat.position, food.position]).toEqual([0, 1]);
  await desk.must(questionRecords.update, { body: { obj: { id: boat.id, position: 5 } } });
  const answer = await anybody.must(feedbackQuestionsRoute, {});
  const plain = { options: [], wording: 1 };
  expect(answer.feedbackQuestions).toEqual([
    { _id: food._id, question: inAll("The food?"), kind: "text", required: false, ...plain },
    { _id: boat._id, question: inAll("The boat?"), kind: "stars", required: true, ...plain },
  ]);
  expect(await anybody.must(apiFeedbackQuestionsRoute, {})).toEqual(answer);
  await desk.must(questionRecords.update, { body: { obj: { id: food.id, active_status: false } } });
  expect((await anybody.must(feedbackQuestionsRoute, {})).feedbackQuestions).toHaveLength(1);
  const { rows } = await desk.must(questionsListRoute, { query: { kind: "text" } });
  expect(rows.map(({ _id }) => _id)).toEqual([food._id]);
  const { desk: other } = await staffCaller(stage, { bookings: all });
  expect((await other.call(questionsListRoute, { query: {} })).status).toBe(403);
});
