import multipart from "@fastify/multipart";
import { deleteProfilePictureRoute, sendProfilePictureRoute } from "@pulau/contract/accounts.ts";
import { mostUploadBytes } from "@pulau/contract/files.ts";
import { ok } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import { inTransaction } from "../../../db/tx.ts";
import type { AppDeps } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { fileStoreOf, readUpload, uploadForm, uploadLimits } from "../../ground/files/public.ts";
import { putPicture, sendPicture } from "./change-picture.ts";
import { ownerOf } from "./person-of.ts";
import { ownId, showProfile } from "./show-profile.ts";

/** A member's picture: it is sent with the square of it that is shown. */
export async function mountPictures(
  app: FastifyInstance,
  { db, settings }: Pick<AppDeps, "db" | "settings">,
): Promise<void> {
  const upload = uploadLimits(db, settings.secret);
  const store = fileStoreOf(settings);
  mount(app, deleteProfilePictureRoute, async ({ params, session }) => {
    const own = ownId(params._id, session.memberId);
    if (!own.ok) return own;
    await inTransaction(db, async (tx) => ok(await putPicture(tx, own.value, null)));
    return showProfile(db, { id: own.value, owner: ownerOf(session) });
  });
  await app.register(async (uploads: FastifyInstance) => {
    await uploads.register(multipart, uploadForm(mostUploadBytes));
    mount(uploads, sendProfilePictureRoute, async ({ params, query: crop, request, session }) => {
      const own = ownId(params._id, session.memberId);
      if (!own.ok) return own;
      const may = await upload.may(request, own.value);
      if (!may.ok) return may;
      const sent = await readUpload(request);
      if (!sent.ok) return sent;
      const deps = { db, store, mayDraw: upload.mayDraw(request) };
      const taken = await sendPicture(deps, { ...session, sent: sent.value, crop });
      return taken.ok ? showProfile(db, { id: own.value, owner: ownerOf(session) }) : taken;
    });
  });
}
