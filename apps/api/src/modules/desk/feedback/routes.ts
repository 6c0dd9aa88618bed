import {
  apiFeedbackQuestionsRoute,
  feedbackQuestionsRoute,
  questionsListRoute,
} from "@pulau/contract/feedback.ts";
import {
  answerReviewRoute,
  hideReviewsRoute,
  publishReviewsRoute,
  reviewsRoute,
  staffReviewsRoute,
} from "@pulau/contract/reviews.ts";
import { ok } from "@pulau/domain/result.ts";
import { inTransaction } from "../../../db/tx.ts";
import { actOnRows } from "../../../listing/act-on-rows.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { mountRecords } from "../../../records/mount-records.ts";
import { answerReview, hideReview, publishReview } from "./decide-review.ts";
import { mountGuestFeedback } from "./guest-routes.ts";
import { loadReviews } from "./list-reviews.ts";
import { listQuestions, questionList, questions } from "./questions.ts";
import { staffReviews } from "./staff-reviews.ts";

/** What guests are asked about their stay, what they say, and what others read of it. */
export const feedback: Module = (app, deps) => {
  const { db } = deps;
  mountGuestFeedback(app, deps);
  mount(app, feedbackQuestionsRoute, async () => ok(await listQuestions(db)));
  mount(app, apiFeedbackQuestionsRoute, async () => ok(await listQuestions(db)));
  mountList(app, questionsListRoute, async ({ query }) => ok(questionList(query)));
  mountRecords(app, questions);
  mount(app, reviewsRoute, ({ query }) => loadReviews(db, query));
  mountList(app, staffReviewsRoute, async ({ query }) => ok(staffReviews(query)));
  mount(app, publishReviewsRoute, async ({ body: { arr, seen }, session: { staffId } }) =>
    ok(await actOnRows(db, arr, (tx, id) => publishReview(tx, { id, staffId, revision: seen[id] }))),
  );
  mount(app, hideReviewsRoute, async ({ body: { arr, seen, reason }, session: { staffId } }) =>
    ok(await actOnRows(db, arr, (tx, id) => hideReview(tx, { id, staffId, revision: seen[id], reason }))),
  );
  mount(app, answerReviewRoute, ({ params: { _id: id }, body, session: { staffId } }) =>
    inTransaction(db, (tx) => answerReview(tx, { id, staffId, ...body })),
  );
};
