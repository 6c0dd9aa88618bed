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
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Module } from "../../../module.ts";
import { markNetworks } from "../../../plugins/came-from.ts";
import { mount } from "../../../plugins/mount.ts";
import { countCall, rateLimit } from "../../../plugins/rate-limit.ts";
import { signedDownloads } from "../../../plugins/signed-download.ts";
import { findFile } from "./find-file.ts";
import type { MayDraw } from "./inspect-file.ts";
import { keepFile, type Sender } from "./keep-file.ts";
import { fileStoreOf } from "./store/store.ts";

const perHour = 40;
/** Anybody gets an anonymous session for the asking: their files are counted by network as well. */
const perHourOfNetwork = 120;

/** Pictures that one network may have drawn in ten minutes: a phone's best sixteen, or a hundred screenshots. */
const megapixels = 200;
const pixelWindow = 600;

/** Files that guests and staff send. All are private: who may see one gets an address that ends soon. */
export const filesModule: Module = async (app, { db, settings }) => {
  const store = fileStoreOf(settings);
  const downloads = signedDownloads({ db, settings });
  const markOf = markNetworks(settings.secret);

  const take = async (request: FastifyRequest, by: Sender, from: string) => {
    const allowed = await rateLimit(db, {
      bucket: "upload",
      key: from,
      limit: perHour,
      windowSeconds: 3_600,
    });
    if (!allowed.ok) return allowed;
    if (request.session?.kind === "anonymous") {
      const all = { bucket: "upload by network", key: markOf(request.ip), limit: perHourOfNetwork };
      const calm = await rateLimit(db, { ...all, windowSeconds: 3_600 });
      if (!calm.ok) return calm;
    }
    const sent = await oneFileOf(request);
    return sent.ok ? keepFile({ db, store, mayDraw: mayDrawFor(request) }, { ...sent.value, by }) : sent;
  };

  const mayDrawFor =
    (request: FastifyRequest): MayDraw =>
    async (pixels) => {
      const call = { bucket: "pixels", key: markOf(request.ip), windowSeconds: pixelWindow };
      const { count, secondsLeft } = await countCall(db, call, Math.ceil(pixels / 1_000_000));
      return count > megapixels ? refuse("TOO_MANY_REQUESTS", { retryAfterSeconds: secondsLeft }) : ok(null);
    };

  // Only these two take forms with files; everywhere else they stay refused.
  await app.register(async (uploads: FastifyInstance) => {
    await uploads.register(multipart, {
      limits: { fileSize: mostUploadBytes, files: 1, fields: 4, parts: 5, fieldSize: 1_024, headerPairs: 40 },
    });
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
    const found = await findFile(db, params._id);
    return found && found.ownerId === session.ownerId
      ? downloads.address(fileRoute, { params })
      : refuse("NOT_FOUND");
  });
  mount(app, staffFileAddressRoute, async ({ params }) =>
    (await findFile(db, params._id)) ? downloads.address(staffFileRoute, { params }) : refuse("NOT_FOUND"),
  );
  for (const route of [fileRoute, staffFileRoute] as const) {
    downloads.serve(app, route, async ({ params }) => {
      const found = await findFile(db, params._id);
      const bytes = found ? await store.get(found.storageKey) : null;
      if (!found || !bytes) return refuse("NOT_FOUND");
      return ok({
        name: found.name,
        bytes,
        type: found.mediaType,
        shown: found.mediaType !== "application/pdf",
      });
    });
  }
};

type Sent = { readonly bytes: Buffer; readonly name: string };

/** The one file of a form, in memory. What is no form, or has no file, is a wrong input. */
async function oneFileOf(request: FastifyRequest): Promise<Result<Sent, "INVALID_INPUT" | "FILE_TOO_LARGE">> {
  const missing = { ...refuse("INVALID_INPUT").failure, fields: [{ path: "file", rule: "required" }] };
  if (!request.isMultipart()) return { ok: false, failure: missing };
  try {
    const part = await request.file();
    if (!part) return { ok: false, failure: missing };
    return ok({ bytes: await part.toBuffer(), name: part.filename });
  } catch (error) {
    if ((error as { code?: string }).code === "FST_REQ_FILE_TOO_LARGE")
      return refuse("FILE_TOO_LARGE", { megabytes: mostUploadBytes / 1024 / 1024 });
    // The reader throws plain errors at a form without a boundary, or one that breaks off: nothing but it works here.
    return { ok: false, failure: { ...missing, fields: [{ path: "file", rule: "invalid" }] } };
  }
}
