import {
  type FeedbackBody,
  feedbackRoute,
  linkedFeedbackRoute,
  ownFeedbackRoute,
  postFeedbackRoute,
  postLinkedFeedbackRoute,
  takeDownLinkedRoute,
  takeDownReviewRoute,
  updateFeedbackRoute,
} from "@pulau/contract/feedback.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import type { Saving } from "../../../db/saved-versions.ts";
import { saveWhole } from "../../../db/saved-versions.ts";
import { inTransaction } from "../../../db/tx.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { languageOf } from "../../../plugins/language.ts";
import { readLinkToken } from "../../../plugins/link-token.ts";
import { mount } from "../../../plugins/mount.ts";
import { ownStays } from "./own-stays.ts";
import { readFeedback, saveFeedback, takeDown } from "./save-feedback.ts";
import { showFeedback, type Teller } from "./show-feedback.ts";

/** What guests say about their stays: who booked, and who has the link of the mail that asks for it. */
export const mountGuestFeedback: Module = (app, { db, settings: { secret } }) => {
  type Saved = { saves: Omit<Saving, "key">; request: FastifyRequest };
  const save = async (teller: Teller, body: FeedbackBody, call: Saved) => {
    // Looked at first: what another has saved meanwhile is told to who may see it alone.
    const seen = await showFeedback(db, teller);
    if (!seen.ok) return seen;
    const language = languageOf(call.request);
    const saved = await saveWhole(db, { ...call.saves, key: teller.bookingId }, readFeedback(teller), (tx) =>
      saveFeedback(tx, { teller, language, body }),
    );
    return saved.ok ? showFeedback(db, teller) : saved;
  };
  const linked = (token: string): Teller | null => {
    const read = readLinkToken(secret, "feedback", token);
    return read && { bookingId: read.id, ownerId: "link" };
  };

  mountList(app, ownFeedbackRoute, async ({ query, session: { ownerId } }) =>
    ok(ownStays({ ...query, ownerId })),
  );
  mount(app, feedbackRoute, ({ params: { _id: bookingId }, session: { ownerId } }) =>
    showFeedback(db, { bookingId, ownerId }),
  );
  mount(app, postFeedbackRoute, ({ body: { bookingId, ...feedback }, session: { ownerId }, ...call }) =>
    save({ bookingId, ownerId }, feedback, call),
  );
  mount(app, updateFeedbackRoute, ({ params: { _id: bookingId }, body, session: { ownerId }, ...call }) =>
    save({ bookingId, ownerId }, body, call),
  );
  mount(app, takeDownReviewRoute, ({ params: { _id: bookingId }, session: { ownerId } }) =>
    inTransaction(db, (tx) => takeDown(tx, { bookingId, ownerId })),
  );
  mount(app, linkedFeedbackRoute, async ({ params }) => {
    const teller = linked(params.token);
    return teller ? showFeedback(db, teller) : refuse("LINK_INVALID");
  });
  mount(app, postLinkedFeedbackRoute, async ({ params, body, ...call }) => {
    const teller = linked(params.token);
    return teller ? save(teller, body, call) : refuse("LINK_INVALID");
  });
  mount(app, takeDownLinkedRoute, async ({ params }) => {
    const teller = linked(params.token);
    return teller ? inTransaction(db, (tx) => takeDown(tx, teller)) : refuse("LINK_INVALID");
  });
};
