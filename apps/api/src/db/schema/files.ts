import type { FileId, OwnerId, StaffId } from "@pulau/domain/ids.ts";
import { boolean, index, integer, pgTable, text, uuid } from "../orm.ts";
import { id, moment } from "./columns.ts";
import { staffUser } from "./staff.ts";

/** A file that somebody sent: a bank slip, a picture. Its bytes lie in the file store under the key, never here. */
export const storedFile = pgTable(
  "stored_file",
  {
    id: id<FileId>(),
    /** An account or the anonymous session that sent it; null when staff did. */
    ownerId: uuid().$type<OwnerId>(),
    staffId: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    /** What the sender called it: shown, never used as a path. */
    name: text().notNull(),
    mediaType: text({ enum: ["image/jpeg", "image/png", "application/pdf"] }).notNull(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    storageKey: text().notNull().unique(),
    /** SHA-256 of the bytes as they were sent, in hex: the same file sent twice. Null for files older than it. */
    sha256: text(),
    createdAt: moment().notNull(),
    /** When it became part of something. What never does is thrown away after a day. */
    keptAt: moment(),
    /** A picture of something that everybody may see, such as a package. */
    shown: boolean().notNull().default(false),
  },
  (t) => [index().on(t.ownerId), index().on(t.sha256)],
);
