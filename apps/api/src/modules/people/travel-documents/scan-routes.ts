import multipart from "@fastify/multipart";
import { mostUploadBytes } from "@pulau/contract/files.ts";
import {
  deleteScanRoute,
  scanAddressRoute,
  scanRoute,
  sendScanRoute,
} from "@pulau/contract/travel-documents.ts";
import type { FastifyInstance } from "fastify";
import { inTransaction } from "../../../db/tx.ts";
import type { AppDeps } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { signedDownloads } from "../../../plugins/signed-download.ts";
import { fileStoreOf, readUpload, uploadForm, uploadLimits } from "../../ground/files/public.ts";
import { confirmPassword } from "../accounts/public.ts";
import { dropScan, keepScan, openScan } from "./keep-scan.ts";
import { noteView } from "./note-view.ts";
import { showDocument } from "./show-documents.ts";

/** The scans of travel documents. */
export async function mountScans(
  app: FastifyInstance,
  { db, settings }: Pick<AppDeps, "db" | "settings">,
): Promise<void> {
  const sealer = createSealer(settings);
  const store = fileStoreOf(settings);
  const downloads = signedDownloads({ db, settings });
  const upload = uploadLimits(db, settings.secret);
  await app.register(async (uploads: FastifyInstance) => {
    await uploads.register(multipart, uploadForm(mostUploadBytes));
    mount(uploads, sendScanRoute, async ({ params, request, session: { memberId } }) => {
      const owned = { id: params._id, memberId };
      // Looked at first, so that nobody sends, has drawn and stores bytes for a document that is not theirs.
      const known = await showDocument(db, owned);
      if (!known.ok) return known;
      const may = await upload.may(request, memberId);
      if (!may.ok) return may;
      const sent = await readUpload(request);
      if (!sent.ok) return sent;
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
  downloads.serve(app, scanRoute, ({ params }) => openScan({ db, store, sealer }, params._id));
}
