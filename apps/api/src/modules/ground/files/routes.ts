import multipart from "@fastify/multipart";
import {
  fileAddressRoute,
  fileRoute,
  mostUploadBytes,
  staffFileAddressRoute,
  staffFileRoute,
  staffUploadRoute,
  uploadRoute,
} from "@pulau/contract/files.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Module } from "../../../module.ts";
import { shownTo } from "../../../plugins/caller.ts";
import { mount } from "../../../plugins/mount.ts";
import { signedDownloads } from "../../../plugins/signed-download.ts";
import { findFile, isShown } from "./find-file.ts";
import { keepFile, type Sender } from "./keep-file.ts";
import { readUpload } from "./read-upload.ts";
import { fileStoreOf } from "./store/store.ts";
import { uploadForm } from "./upload-form.ts";
import { uploadLimits } from "./upload-limits.ts";

/** Files that guests and staff send. All are private: who may see one gets an address that ends soon. */
export const filesModule: Module = async (app, { db, settings }) => {
  const store = fileStoreOf(settings);
  const downloads = signedDownloads({ db, settings });
  const upload = uploadLimits(db, settings.secret);

  const take = async (request: FastifyRequest, by: Sender, from: string) => {
    const may = await upload.may(request, from);
    if (!may.ok) return may;
    const sent = await readUpload(request);
    return sent.ok ? keepFile({ db, store, mayDraw: upload.mayDraw(request) }, { ...sent.value, by }) : sent;
  };

  // Only these two take forms with files; everywhere else they stay refused.
  await app.register(async (uploads: FastifyInstance) => {
    await uploads.register(multipart, uploadForm(mostUploadBytes));
    mount(
      uploads,
      uploadRoute,
      ({ request, session }) => take(request, { ownerId: session.ownerId }, `${session.ownerId}`),
      ["/upload"],
    );
    mount(
      uploads,
      staffUploadRoute,
      ({ request, session }) => take(request, { staffId: session.staffId }, `staff:${session.staffId}`),
      ["/admin/upload"],
    );
  });

  mount(app, fileAddressRoute, async ({ params, session }) => {
    const found = shownTo(session, await findFile(db, params._id));
    return found.ok ? downloads.address(fileRoute, { params }) : found;
  });
  mount(app, staffFileAddressRoute, async ({ params }) => {
    const found = await findFile(db, params._id);
    return found ? downloads.address(staffFileRoute, { params }) : refuse("NOT_FOUND");
  });
  for (const route of [fileRoute, staffFileRoute] as const) {
    downloads.serve(app, route, async ({ params }) => {
      const found = await findFile(db, params._id);
      const bytes = found ? await store.get(found.storageKey) : null;
      if (!found || !bytes) return refuse("NOT_FOUND");
      return ok({ name: found.name, bytes, type: found.mediaType, shown: isShown(found) });
    });
  }
};
