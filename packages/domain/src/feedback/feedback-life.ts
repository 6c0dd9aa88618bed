import type { LifeCycle } from "../life-cycle.ts";

/**
 * Feedback about a stay: being written, sent for the resort alone, waiting to be checked before others read it, published,
 * or hidden from others.
 */
export const feedbackStates = ["draft", "sent", "waiting", "published", "hidden"] as const;
export type FeedbackState = (typeof feedbackStates)[number];
export const feedbackEvents = ["sendPrivately", "sendToPublish", "publish", "hide", "takeDown"] as const;
export type FeedbackEvent = (typeof feedbackEvents)[number];

/** What is sent again is checked again. Taken down it stays with the resort. */
export const feedbackLife: LifeCycle<FeedbackState, FeedbackEvent> = {
  draft: { sendPrivately: "sent", sendToPublish: "waiting" },
  sent: { sendPrivately: "sent", sendToPublish: "waiting" },
  waiting: {
    sendPrivately: "sent",
    sendToPublish: "waiting",
    publish: "published",
    hide: "hidden",
    takeDown: "sent",
  },
  published: { sendPrivately: "sent", sendToPublish: "waiting", hide: "hidden", takeDown: "sent" },
  hidden: { sendPrivately: "sent", sendToPublish: "waiting", publish: "published", takeDown: "sent" },
};

/** How it begins. */
export const feedbackBeginnings = { begin: "draft" } as const;

/** States of feedback that the resort has. */
export const sentStates = ["waiting", "published", "hidden", "sent"] as const;
export type SentState = (typeof sentStates)[number];

/** States in which a guest allows that others read it. */
export const reviewStates: readonly FeedbackState[] = ["waiting", "published", "hidden"];

/** Whether a guest can still change what they wrote: until the resort has answered it. */
export const isOpenToGuest = (feedback: { readonly answeredAt: unknown }): boolean =>
  feedback.answeredAt === null;
