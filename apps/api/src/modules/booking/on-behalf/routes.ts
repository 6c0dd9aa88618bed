import {
  answerDiscountRoute,
  bookingGuestsRoute,
  discountRequestsRoute,
  draftDiscountRoute,
  requestDiscountRoute,
  setDraftDiscountRoute,
  staffAlterHoldRoute,
  staffCreateDraftRoute,
  staffDeleteDraftRoute,
  staffDraftOwnerRoute,
  staffDraftRoute,
  staffDraftsRoute,
  staffExtendHoldRoute,
  staffHoldRoute,
  staffReleaseHoldRoute,
  staffRoomTimerRoute,
  staffSaveDraftRoute,
  staffSubmitRoute,
} from "@pulau/contract/staff-bookings.ts";
import { type AccountId, type DraftId, draftOf, type OwnerId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { inTransaction } from "../../../db/tx.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { withIdempotency } from "../../../plugins/idempotency.ts";
import { mount } from "../../../plugins/mount.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { deleteDraft, openDrafts, saveDraft } from "../drafts/public.ts";
import {
  alterHold,
  extendHold,
  holdStay,
  refuseShortStock,
  releaseHold,
  showTimer,
} from "../holds/public.ts";
import { answerDiscount } from "./answer-discount.ts";
import { beginDraft, ownerOfDraft } from "./begin-draft.ts";
import { openRequests } from "./discount-requests.ts";
import { setDraftDiscount, showDraftDiscount } from "./draft-discount.ts";
import { findDraftForStaff } from "./find-draft.ts";
import { findGuests } from "./find-guests.ts";
import { nameRules } from "./name-rules.ts";
import { requestDiscount } from "./request-discount.ts";
import { setDraftOwner } from "./set-draft-owner.ts";
import { submitForGuest } from "./submit-for-guest.ts";

/** Staff book for a guest: the guest's own calls, for drafts that staff began. */
export const onBehalfModule: Module = (app, deps) => {
  mountDrafts(app, deps);
  mountHolds(app, deps);
};

type Owner = { ownerId: OwnerId; accountId: AccountId | null };

/** Does something for the owner of a draft that staff began. */
const ownerActs =
  (db: Db) =>
  async <T>(id: DraftId, act: (owner: Owner) => Promise<Result<T>>): Promise<Result<T>> => {
    const owner = await ownerOfDraft(db, id);
    return owner ? act(owner) : refuse("NOT_FOUND");
  };

const mountDrafts: Module = (app, { db, settings: deployment }) => {
  const sealer = createSealer(deployment);
  const forOwner = ownerActs(db);
  mount(app, staffCreateDraftRoute, ({ body, session }) =>
    beginDraft(db, { ...body, staffId: session.staffId, sealer }),
  );
  mountList(app, staffDraftsRoute, async ({ session: { staffId } }) => ok(openDrafts({ staffId })));
  mount(app, bookingGuestsRoute, async ({ query }) => ok({ guests: await findGuests(db, query.search) }));
  mount(app, staffDraftOwnerRoute, ({ params, body }) =>
    inTransaction(db, (tx) => setDraftOwner(tx, { draftId: params._id, ...body })),
  );
  mount(app, draftDiscountRoute, ({ params, session: by }) =>
    showDraftDiscount(db, { draftId: params._id, by }),
  );
  mount(app, setDraftDiscountRoute, ({ params, body, session: by }) =>
    inTransaction(db, (tx) => setDraftDiscount(tx, { ...body, draftId: params._id, by })),
  );
  mount(app, requestDiscountRoute, ({ params, body, session: by }) =>
    inTransaction(db, (tx) => requestDiscount(tx, { ...body, draftId: params._id, by })),
  );
  mount(app, discountRequestsRoute, async ({ session: by }) => ok({ requests: await openRequests(db, by) }));
  mount(app, answerDiscountRoute, ({ params, body, session: by }) =>
    inTransaction(db, (tx) => answerDiscount(tx, { ...body, id: params._id, by })),
  );
  mount(app, staffDeleteDraftRoute, ({ params: { _id: id } }) =>
    forOwner(id, ({ ownerId }) => inTransaction(db, (tx) => deleteDraft(tx, { id, ownerId }))),
  );
  mount(app, staffDraftRoute, ({ params }) =>
    forOwner(params._id, async (owner) => {
      const draft = await findDraftForStaff(db, { id: params._id, ...owner, sealer });
      return draft ? ok(draft) : refuse("NOT_FOUND");
    }),
  );
  mount(app, staffSaveDraftRoute, ({ params, body, saves }) =>
    forOwner(params._id, ({ ownerId }) =>
      saveDraft(db, { id: params._id, ownerId, json: body, sealer, saves }),
    ),
  );
};

const mountHolds: Module = (app, { db, settings: deployment }) => {
  const sealer = createSealer(deployment);
  const forOwner = ownerActs(db);
  mount(app, staffHoldRoute, ({ params: { _id: draftId }, body }) =>
    forOwner(draftId, async ({ ownerId }) =>
      nameRules(db, { draftId, ownerId }, await holdStay(db, { draftId, ownerId, byStaff: true, ...body })),
    ),
  );
  mount(app, staffAlterHoldRoute, ({ params, body: { overrideReason } }) => {
    const draftId = draftOf(params._id);
    return forOwner(draftId, async ({ ownerId }) =>
      nameRules(
        db,
        { draftId, ownerId },
        await alterHold(db, { holdId: draftId, ownerId, byStaff: true, overrideReason }),
      ),
    );
  });
  mount(app, staffRoomTimerRoute, ({ params }) =>
    forOwner(draftOf(params._id), ({ ownerId }) => showTimer(db, { holdId: params._id, ownerId })),
  );
  mount(app, staffExtendHoldRoute, ({ params }) =>
    forOwner(draftOf(params._id), async ({ ownerId }) => {
      const { limits } = await loadSettings(db);
      const extension = { holdId: params._id, ownerId, limits };
      return refuseShortStock(() => inTransaction(db, (tx) => extendHold(tx, extension)), "HOLD_EXPIRED");
    }),
  );
  mount(app, staffReleaseHoldRoute, ({ params }) =>
    forOwner(draftOf(params._id), ({ ownerId }) =>
      inTransaction(db, (tx) => releaseHold(tx, { holdId: params._id, ownerId })),
    ),
  );
  mount(app, staffSubmitRoute, ({ body, session, keyed }) =>
    forOwner(draftOf(body.holdId), async (owner) => {
      const settings = await loadSettings(db);
      const submission = { ...body, ...owner, settings, sealer, staffId: session.staffId };
      const submit = () => withIdempotency(db, keyed, (tx) => submitForGuest(tx, submission));
      return refuseShortStock(submit, "HOLD_EXPIRED");
    }),
  );
};
