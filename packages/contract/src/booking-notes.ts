import type { BookedPartId, BookingId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { ownWrite } from "./changes.ts";
import { idOf, idParams } from "./fields.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

const noteBody = z.object({ note: z.string().trim().max(500, { error: "tooLong" }) });

const noted = z.object({ _id: idOf<BookingId | BookedPartId>(), note: z.string(), version: VersionField });

/** A note on one part of a booking. */
const transNoteBody = z.object({ note: z.string().trim().max(200, { error: "tooLong" }) });

const PartId = idOf<BookedPartId>();
/** `transId` (also `tansId`) is a boat or land transfer of the booking, or one of its payments. */
const TransParams = idParams<BookingId>().extend({ transId: PartId });

export const transportNoteRoute = defineRoute({
  ...ownWrite,
  method: "PUT",
  versioned: "partNote",
  versionOptional: true,
  path: "/api/reservations/transportation-notes/:_id/:transId",
  summary: "Set a note for the crew of one boat of a booking. `transId` is the id of the boat in the booking",
  params: TransParams,
  body: transNoteBody,
  reply: noted,
  failures: ["NOT_FOUND", "WRONG_STATE", "TOO_LATE"],
});

export const bookingNotesRoute = defineRoute({
  ...ownWrite,
  method: "PUT",
  versioned: "specialRequest",
  versionOptional: true,
  path: "/api/reservations/notes/:_id",
  summary:
    "The guest's special request; with `transId` (or `tansId`) in the query, a note on one boat or payment",
  params: idParams<BookingId>(),
  query: z.object({ transId: PartId.optional(), tansId: PartId.optional() }),
  body: noteBody,
  reply: noted,
  failures: ["NOT_FOUND", "WRONG_STATE", "TOO_LATE"],
});

export const transactionNoteRoute = defineRoute({
  ...ownWrite,
  method: "PUT",
  versioned: "partNote",
  versionOptional: true,
  path: "/api/reservations/notes/:_id/:transId",
  summary: "A note on one payment or boat of a booking",
  params: TransParams,
  body: transNoteBody,
  reply: noted,
  failures: ["NOT_FOUND", "WRONG_STATE", "TOO_LATE"],
});
