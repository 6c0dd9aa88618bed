import {
  addTravelDocumentRoute,
  changeTravelDocumentRoute,
  deleteTravelDocumentRoute,
  showTravelDocumentRoute,
  travelDocumentsRoute,
  travelDocumentViewsRoute,
  useTravelDocumentRoute,
} from "@pulau/contract/travel-documents.ts";
import { ok } from "@pulau/domain/result.ts";
import { saveWhole } from "../../../db/saved-versions.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { rateLimit } from "../../../plugins/rate-limit.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { confirmPassword } from "../accounts/public.ts";
import { addDocument, changeDocument, deleteDocument, readFields } from "./keep-documents.ts";
import { noteView } from "./note-view.ts";
import { mountScans } from "./scan-routes.ts";
import { listDocuments, listViews, showDocument } from "./show-documents.ts";

/** Passports and identity cards that members keep for the guests step, and their scans. */
export const travelDocumentsModule: Module = async (app, { db, settings }) => {
  const sealer = createSealer(settings);

  mount(app, travelDocumentsRoute, async ({ session: { memberId } }) => {
    const { limits } = await loadSettings(db);
    const documents = await listDocuments(db, memberId);
    return ok({ documents, scanDays: limits.scanDays, documentDays: limits.travelDocumentDays });
  });
  mount(app, addTravelDocumentRoute, async ({ body, session: { memberId } }) => {
    const made = await inTransaction(db, (tx) => addDocument(tx, sealer, { memberId, body }));
    return made.ok ? showDocument(db, { id: made.value, memberId }) : made;
  });
  mount(app, changeTravelDocumentRoute, async ({ params, body, session: { memberId }, saves }) => {
    const owned = { id: params._id, memberId };
    const saved = await saveWhole(
      db,
      { ...saves, key: params._id },
      (tx) => readFields(tx, sealer, owned),
      (tx) => changeDocument(tx, sealer, { ...owned, body }),
    );
    return saved.ok ? showDocument(db, owned) : saved;
  });
  mount(app, deleteTravelDocumentRoute, ({ params, session: { memberId } }) =>
    inTransaction(db, (tx) => deleteDocument(tx, { id: params._id, memberId })),
  );
  mount(app, showTravelDocumentRoute, async ({ params, body, request, session: { memberId } }) => {
    const sure = await confirmPassword(db, request, body.password);
    if (!sure.ok) return sure;
    const noted = await inTransaction(db, (tx) =>
      noteView(tx, request, { id: params._id, memberId, used: "number" }),
    );
    return noted.ok ? ok({ number: sealer.unseal(noted.value.numberSealed) }) : noted;
  });
  mount(app, useTravelDocumentRoute, async ({ params, request, session: { memberId, sessionId } }) => {
    const within = await rateLimit(db, {
      bucket: "document used",
      key: sessionId,
      limit: 60,
      windowSeconds: 3_600,
    });
    if (!within.ok) return within;
    const noted = await inTransaction(db, (tx) =>
      noteView(tx, request, { id: params._id, memberId, used: "booking" }),
    );
    if (!noted.ok) return noted;
    const { kind, holderName, country, expiresOn, numberSealed } = noted.value;
    return ok({ kind, holderName, country, expiresOn, number: sealer.unseal(numberSealed) });
  });
  mount(app, travelDocumentViewsRoute, ({ params, session: { memberId } }) =>
    listViews(db, { id: params._id, memberId }),
  );
  await mountScans(app, { db, settings });
};
