import {
  type FeedbackEvent,
  feedbackBeginnings,
  feedbackLife,
} from "@pulau/domain/feedback/feedback-life.ts";
import { nextState } from "@pulau/domain/life-cycle.ts";
import { beginnerOf, moverOf } from "../../../db/mover.ts";
import { feedback } from "../../../db/schema/feedback.ts";

export type FeedbackRow = typeof feedback.$inferSelect;

/** Takes locked feedback one step through its life: the only place that writes what became of it. */
export const moveFeedback = moverOf(feedback, ({ state }: FeedbackRow, event: FeedbackEvent) =>
  nextState(feedbackLife, state, event),
);
/** Makes feedback, as the draft that it begins as. */
export const beginFeedback = beginnerOf(feedback, feedbackBeginnings);
