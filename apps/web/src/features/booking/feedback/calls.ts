import {
  feedbackRoute,
  linkedFeedbackRoute,
  ownFeedbackRoute,
  postFeedbackRoute,
  postLinkedFeedbackRoute,
  takeDownLinkedRoute,
  takeDownReviewRoute,
} from "@pulau/contract/feedback.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

export const ownFeedback = faceOf(ownFeedbackRoute);
export const feedback = faceOf(feedbackRoute);
export const postFeedback = faceOf(postFeedbackRoute);
export const takeDownReview = faceOf(takeDownReviewRoute);
export const linkedFeedback = faceOf(linkedFeedbackRoute);
export const postLinkedFeedback = faceOf(postLinkedFeedbackRoute);
export const takeDownLinked = faceOf(takeDownLinkedRoute);

/** What is out of date once something was said. */
export const feedbackPaths = [ownFeedback.path, feedback.path, linkedFeedback.path] as const;

export type Stay = Reply<typeof ownFeedbackRoute>["stays"][number];
export type Feedback = Reply<typeof feedbackRoute>;
export type Question = Feedback["questions"][number];
