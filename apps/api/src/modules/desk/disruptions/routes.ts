import {
  answerBoatRoute,
  answerByLinkRoute,
  answerForGuestRoute,
  cancelSailingsRoute,
  disruptionPlanRoute,
  disruptionPreviewRoute,
  disruptionRoute,
  linkedBoatsRoute,
  settleDisruptionRoute,
  takeBackDisruptionRoute,
} from "@pulau/contract/disruptions.ts";
import { may } from "@pulau/domain/access/permissions.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { withIdempotency } from "../../../plugins/idempotency.ts";
import { withinLinkLimit } from "../../../plugins/link-limit.ts";
import { mount } from "../../../plugins/mount.ts";
import type { StaffSession } from "../../../plugins/session.ts";
import { refuseShortStock } from "../../booking/holds/public.ts";
import { answerBoat } from "./answer-boat.ts";
import { answerByLink, showLinkedBoats } from "./answer-link.ts";
import { cancelSailings } from "./cancel-sailings.ts";
import { planDisruption } from "./plan-disruption.ts";
import { previewDisruption } from "./preview-disruption.ts";
import { settleDisruption } from "./settle-disruption.ts";
import { showDisruption } from "./show-disruption.ts";
import { takeBackDisruption } from "./take-back.ts";

/** Who acts, and whether they may send money back: the right that every refund asks for. */
const actor = ({ staffId, permissions }: StaffSession) => ({
  staffId,
  mayRefund: may(permissions, "payments", "delete"),
});

/** Sailings that are cancelled for weather and the like, and what becomes of everybody on them. */
export const disruptionsModule: Module = (app, deps) => {
  const { db, settings } = deps;
  mount(app, disruptionPlanRoute, ({ body }) => planDisruption(db, body.sailings));
  mount(app, disruptionPreviewRoute, ({ body }) => previewDisruption({ db, settings }, body));
  mount(app, cancelSailingsRoute, ({ body, session, keyed }) =>
    refuseShortStock(() =>
      withIdempotency(db, keyed, (tx) => cancelSailings(tx, { ...body, ...actor(session) })),
    ),
  );
  mount(app, disruptionRoute, ({ params }) => showDisruption(db, params._id));
  mount(app, answerBoatRoute, ({ params, body, session: { ownerId } }) =>
    inTransaction(db, (tx) =>
      answerBoat(tx, { ...body, bookingId: params._id, by: { who: "guest", ownerId } }),
    ),
  );
  mount(app, linkedBoatsRoute, async ({ params, request }) => {
    const allowed = await withinLinkLimit(db, request, "boat-link");
    return allowed.ok ? showLinkedBoats(db, settings.secret, params.token) : allowed;
  });
  mount(app, answerByLinkRoute, async ({ params, body, request }) => {
    const allowed = await withinLinkLimit(db, request, "boat-link");
    if (!allowed.ok) return allowed;
    return inTransaction(db, (tx) => answerByLink(tx, settings.secret, { ...params, ...body }));
  });
  mount(app, answerForGuestRoute, ({ params, body, session: { staffId } }) =>
    inTransaction(db, (tx) =>
      answerBoat(tx, { ...body, disruptionId: params._id, by: { who: "staff", staffId } }),
    ),
  );
  mount(app, settleDisruptionRoute, ({ params, body, session, keyed }) =>
    refuseShortStock(() =>
      withIdempotency(db, keyed, (tx) =>
        settleDisruption(tx, { ...body, ...actor(session), disruptionId: params._id }),
      ),
    ),
  );
  mount(app, takeBackDisruptionRoute, ({ params, body, session, keyed }) =>
    refuseShortStock(() =>
      withIdempotency(db, keyed, (tx) =>
        takeBackDisruption(tx, { ...body, ...actor(session), disruptionId: params._id }),
      ),
    ),
  );
};
