import type { FileId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { SignatureQuery, SignedAddress } from "./downloads.ts";
import { idOf, idParams } from "./fields.ts";
import { defineFile, defineRoute } from "./route.ts";

/** Most bytes of one file. */
export const mostUploadBytes = 10 * 1024 * 1024;

/** What file inputs offer; the server looks into the file and believes no name. */
export const uploadTypes = "image/jpeg,image/png,image/webp,application/pdf";

/** A file as pages name it. Where it can be seen is asked for anew each time. */
export const FileFace = z.object({
  _id: idOf<FileId>(),
  name: z.string().meta({ example: "slip.jpg" }),
  mediaType: z.enum(["image/jpeg", "image/png", "application/pdf"]),
  bytes: z.int(),
  /** Null for what is no image. */
  width: z.int().nullable(),
  height: z.int().nullable(),
});
export type FileFace = z.infer<typeof FileFace>;

const upload = {
  method: "POST",
  tag: "Files",
  upload: true,
  reply: FileFace,
  status: 201,
  failures: ["FILE_TOO_LARGE", "FILE_NOT_TAKEN", "TOO_MANY_REQUESTS", "INVALID_INPUT"],
} as const;

export const uploadRoute = defineRoute({
  ...upload,
  path: "/api/upload",
  scope: "userPortal",
  roles: ["admin", "editor"],
  summary: "Upload one file: a photo (JPEG, PNG, WebP) or a PDF, up to 10 MB. Also at `/upload`",
});
export const staffUploadRoute = defineRoute({
  ...upload,
  path: "/admin/api/upload",
  scope: "staff",
  summary: "Upload one file: a photo (JPEG, PNG, WebP) or a PDF, up to 10 MB. Also at `/admin/upload`",
});

const address = {
  method: "GET",
  tag: "Files",
  params: idParams<FileId>(),
  reply: SignedAddress,
  failures: ["NOT_FOUND"],
} as const;

export const fileAddressRoute = defineRoute({
  ...address,
  path: "/api/file/:_id/address",
  scope: "userPortal",
  summary: "A short-lived link to a file that the caller uploaded",
});
export const staffFileAddressRoute = defineRoute({
  ...address,
  path: "/admin/api/file/:_id/address",
  scope: "staff",
  permission: ["payments", "read"],
  summary: "A short-lived link to a file",
});

const file = {
  method: "GET",
  tag: "Files",
  scope: "none",
  params: idParams<FileId>(),
  query: SignatureQuery,
  file: "application/octet-stream",
  failures: ["NOT_FOUND", "LINK_INVALID"],
} as const;

export const fileRoute = defineFile({
  ...file,
  path: "/api/file/:_id",
  summary: "A file, by signed link: images are shown, everything else is downloaded",
});
export const staffFileRoute = defineFile({
  ...file,
  path: "/admin/api/file/:_id",
  summary: "A file, by a signed link for staff",
});
