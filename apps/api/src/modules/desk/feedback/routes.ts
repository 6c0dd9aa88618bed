import {
  apiFeedbackQuestionsRoute,
  feedbackQuestionsRoute,
  questionsListRoute,
} from "@pulau/contract/feedback.ts";
import { reviewsRoute } from "@pulau/contract/reviews.ts";
import { ok } from "@pulau/domain/result.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { mountRecords } from "../../../records/mount-records.ts";
import { mountGuestFeedback } from "./guest-routes.ts";
import { loadReviews } from "./list-reviews.ts";
import { listQuestions, questionList, questions } from "./questions.ts";

/** What guests are asked about their stay, what they say, and what others read of it. */
export const feedback: Module = (app, deps) => {
  const { db } = deps;
  mountGuestFeedback(app, deps);
  mount(app, feedbackQuestionsRoute, async () => ok(await listQuestions(db)));
  mount(app, apiFeedbackQuestionsRoute, async () => ok(await listQuestions(db)));
  mountList(app, questionsListRoute, async ({ query }) => ok(questionList(query)));
  mountRecords(app, questions);
  mount(app, reviewsRoute, ({ query }) => loadReviews(db, query));
};
