import {
  createDraftRoute,
  deleteDraftRoute,
  draftRoute,
  draftsRoute,
  duplicateDraftRoute,
  saveDraftRoute,
} from "@pulau/contract/drafts.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { inTransaction } from "../../../db/tx.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { deleteDraft } from "./delete-draft.ts";
import { findDraft } from "./draft-rows.ts";
import { openDrafts } from "./list-drafts.ts";
import { createDraft, duplicateDraft, saveDraft } from "./save-draft.ts";

export const draftsModule: Module = (app, { db, settings }) => {
  const sealer = createSealer(settings);
  mount(app, createDraftRoute, ({ body, session }) =>
    createDraft(db, { ownerId: session.ownerId, json: body, sealer }),
  );
  mount(app, draftRoute, async ({ params, session }) => {
    const draft = await findDraft(db, { id: params._id, ownerId: session.ownerId, sealer });
    return draft ? ok(draft) : refuse("NOT_FOUND");
  });
  mount(app, saveDraftRoute, ({ params, body, session, saves }) =>
    saveDraft(db, { id: params._id, ownerId: session.ownerId, json: body, sealer, saves }),
  );
  mount(app, duplicateDraftRoute, ({ params, session }) =>
    duplicateDraft(db, { id: params._id, ownerId: session.ownerId, sealer }),
  );
  mount(app, deleteDraftRoute, ({ params, session }) =>
    inTransaction(db, (tx) => deleteDraft(tx, { id: params._id, ownerId: session.ownerId })),
  );
  mountList(app, draftsRoute, async ({ session: { ownerId } }) => ok(openDrafts({ ownerId })));
};
