import {
  apiFeedbackQuestionsRoute,
  feedbackQuestionsRoute,
  questionsListRoute,
} from "@pulau/contract/feedback.ts";
import { ok } from "@pulau/domain/result.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { mountRecords } from "../../../records/mount-records.ts";
import { listQuestions, questionList, questions } from "./questions.ts";

/** What guests are asked about their stay. */
export const feedback: Module = (app, { db }) => {
  mount(app, feedbackQuestionsRoute, async () => ok(await listQuestions(db)));
  mount(app, apiFeedbackQuestionsRoute, async () => ok(await listQuestions(db)));
  mountList(app, questionsListRoute, async ({ query }) => ok(questionList(query)));
  mountRecords(app, questions);
};
