import type { FaultId, FoundThingId, RoomId, RoomPhotoId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { Done, idOf, idParams, Moment } from "./fields.ts";
import { defineFile, defineRoute } from "./route.ts";

const staff = { scope: "staff", tag: "Housekeeping" } as const;

/** Most photos of one note, fault or found thing. */
export const mostRoomPhotos = 8;

/** A photo as pages name it; its bytes are a call of their own. */
export const RoomPhoto = z.object({
  _id: idOf<RoomPhotoId>(),
  at: Moment,
  by: z.string().nullable(),
  width: z.int(),
  height: z.int(),
});
export type RoomPhoto = z.infer<typeof RoomPhoto>;

export const addRoomPhotoRoute = defineRoute({
  ...staff,
  permission: ["housekeeping", "write"],
  method: "POST",
  path: "/admin/api/housekeeping/:_id/photos/:photo",
  upload: true,
  summary:
    "Add a photo (JPEG, PNG, WebP, up to 10 MB) to a room’s note, or to a fault or a found thing of the room. It is drawn anew: where it was taken, and by which camera, is not kept. The caller makes its id; the same one again changes nothing",
  params: z.object({ _id: idOf<RoomId>(), photo: idOf<RoomPhotoId>() }),
  query: z
    .object({ fault: idOf<FaultId>().optional(), found: idOf<FoundThingId>().optional() })
    .refine(({ fault, found }) => fault === undefined || found === undefined, {
      error: "invalid",
      path: ["found"],
    })
    .meta({ example: {} }),
  reply: RoomPhoto,
  failures: [
    "NOT_FOUND",
    "KEY_REUSED",
    "PHOTOS_FULL",
    "FILE_TOO_LARGE",
    "FILE_NOT_TAKEN",
    "TOO_MANY_REQUESTS",
  ],
});

export const removeRoomPhotoRoute = defineRoute({
  ...staff,
  permission: ["housekeeping", "write"],
  method: "DELETE",
  path: "/admin/api/room-photos/:_id",
  summary: "Remove a photo of a room",
  params: idParams<RoomPhotoId>(),
  reply: Done,
  failures: ["NOT_FOUND"],
});

export const roomPhotoRoute = defineFile({
  ...staff,
  permission: ["housekeeping", "read"],
  method: "GET",
  path: "/admin/api/room-photos/:_id",
  summary: "A photo of a room, whole or small",
  params: idParams<RoomPhotoId>(),
  query: z.object({
    size: z.enum(["small"]).optional().meta({ description: "no side longer than 320 pixels" }),
  }),
  file: "application/octet-stream",
  failures: ["NOT_FOUND"],
});
