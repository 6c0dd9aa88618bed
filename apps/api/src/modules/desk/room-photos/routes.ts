import multipart from "@fastify/multipart";
import { mostUploadBytes } from "@pulau/contract/files.ts";
import { addRoomPhotoRoute, removeRoomPhotoRoute, roomPhotoRoute } from "@pulau/contract/room-photos.ts";
import type { FastifyInstance } from "fastify";
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { fileStoreOf, uploadForm, uploadLimits } from "../../ground/files/public.ts";
import { removePhoto } from "./remove-photo.ts";
import { showPhoto } from "./show-photo.ts";
import { takePhoto } from "./take-photo.ts";

/** Photos of rooms, their faults and what was found in them: seen by whoever works on rooms, and by nobody else. */
export const roomPhotosModule: Module = async (app, { db, settings }) => {
  const store = fileStoreOf(settings);
  const limits = uploadLimits(db, settings.secret);
  await app.register(async (uploads: FastifyInstance) => {
    await uploads.register(multipart, uploadForm(mostUploadBytes));
    mount(uploads, addRoomPhotoRoute, ({ request, params, query, session: { staffId } }) =>
      takePhoto(
        { db, store, limits, request },
        {
          staffId,
          photoId: params.photo,
          roomId: params._id,
          faultId: query.fault ?? null,
          foundId: query.found ?? null,
        },
      ),
    );
  });
  mount(app, removeRoomPhotoRoute, ({ params: { _id: photoId }, session: { staffId } }) =>
    inTransaction(db, (tx) => removePhoto(tx, { photoId, staffId })),
  );
  mount(app, roomPhotoRoute, ({ params: { _id: photoId }, query: { size } }) =>
    showPhoto({ db, store }, { photoId, size }),
  );
};
