import multipart from "@fastify/multipart";
import { mostUploadBytes } from "@pulau/contract/files.ts";
import {
  addTravelDocumentRoute,
  changeTravelDocumentRoute,
  deleteScanRoute,
  deleteTravelDocumentRoute,
  scanAddressRoute,
  scanRoute,
  sendScanRoute,
  showTravelDocumentRoute,
  travelDocumentsRoute,
  travelDocumentViewsRoute,
  useTravelDocumentRoute,
} from "@pulau/contract/travel-documents.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import { eq } from "../../../db/orm.ts";
import { saveWhole } from "../../../db/saved-versions.ts";
import { travelDocument } from "../../../db/schema/travel-documents.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { rateLimit } from "../../../plugins/rate-limit.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { signedDownloads } from "../../../plugins/signed-download.ts";
import { fileStoreOf, readUpload, uploadForm, uploadLimits } from "../../ground/files/public.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { confirmPassword } from "../accounts/public.ts";
import { addDocument, changeDocument, deleteDocument, readFields } from "./keep-documents.ts";
import { dropScan, keepScan } from "./keep-scan.ts";
import { getSealed } from "./loose-bytes.ts";
import { noteView } from "./note-view.ts";
import { listDocuments, listViews, showDocument } from "./show-documents.ts";

/** Passports and identity cards that members keep for the guests step, and their scans. */
export const travelDocumentsModule: Module = async (app, { db, settings }) => {
  const sealer = createSealer(settings);
  const store = fileStoreOf(settings);
  const downloads = signedDownloads({ db, settings });
  const upload = uploadLimits(db, settings.secret);

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

  await app.register(async (uploads: FastifyInstance) => {
    await uploads.register(multipart, uploadForm(mostUploadBytes));
    mount(uploads, sendScanRoute, async ({ params, request, session: { memberId } }) => {
      const may = await upload.may(request, memberId);
      if (!may.ok) return may;
      const sent = await readUpload(request);
      if (!sent.ok) return sent;
      const owned = { id: params._id, memberId };
      const deps = { db, store, sealer, mayDraw: upload.mayDraw(request) };
      const taken = await keepScan(deps, { ...owned, sent: sent.value });
      return taken.ok ? showDocument(db, owned) : taken;
    });
  });
  mount(app, deleteScanRoute, async ({ params, session: { memberId } }) => {
    const owned = { id: params._id, memberId };
    const dropped = await inTransaction(db, (tx) => dropScan(tx, owned));
    return dropped.ok ? showDocument(db, owned) : dropped;
  });
  mount(app, scanAddressRoute, async ({ params, body, request, session: { memberId } }) => {
    const sure = await confirmPassword(db, request, body.password);
    if (!sure.ok) return sure;
    const noted = await inTransaction(db, (tx) =>
      noteView(tx, request, { id: params._id, memberId, used: "scan" }),
    );
    return noted.ok ? downloads.address(scanRoute, { params }) : noted;
  });
  downloads.serve(app, scanRoute, async ({ params }) => {
    const [row] = await db.select().from(travelDocument).where(eq(travelDocument.id, params._id));
    const bytes = row?.scanKey ? await getSealed({ store, sealer }, row.scanKey) : null;
    if (!row?.scanName || !row.scanType || !bytes) return refuse("NOT_FOUND");
    return ok({ name: row.scanName, bytes, type: row.scanType, shown: row.scanType !== "application/pdf" });
  });
};
