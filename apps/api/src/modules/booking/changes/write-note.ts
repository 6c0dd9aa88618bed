import { mayChange } from "@pulau/domain/booking/change-window.ts";
import type { BookedPartId, BookingId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq, sql } from "../../../db/orm.ts";
import { countVersion, noteChanged } from "../../../db/saved-versions.ts";
import { bookingCrossing } from "../../../db/schema/booking-parts.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { payment } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import type { VersionedCall } from "../../../plugins/versioned-call.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { noteTransfer, note as writeHistory } from "../bookings/public.ts";
import { type ChangeBy, type CurrentBooking, lockCurrentBooking } from "./current-booking.ts";

type Note = {
  readonly bookingId: BookingId;
  /** Staff have notes of their own. */
  readonly by: Extract<ChangeBy, { who: "guest" }>;
  readonly note: string;
  readonly saves: VersionedCall;
};
type Noted = Result<{ _id: BookingId | BookedPartId; note: string; version: number }>;

type PartNote = Note & {
  readonly transId: BookedPartId;
  readonly among: readonly ("transport" | "payment")[];
};

/** Keeps a note on the part of a booking that `transId` names, or else its special request. */
export const writeNote = (
  tx: Tx,
  { transId, among, ...note }: Omit<PartNote, "transId"> & { readonly transId: BookedPartId | undefined },
): Promise<Noted> =>
  transId === undefined ? writeRequest(tx, note) : writeTransNote(tx, { ...note, transId, among });

/** Keeps the guest's special request, as long as the booking's policy lets it be changed. */
export async function writeRequest(tx: Tx, note: Note): Promise<Noted> {
  const standing = await lockOpen(tx, note, "notes");
  if (!standing.ok) return standing;
  const { row, now } = standing.value;
  const saving = { ...note.saves, key: note.bookingId };
  const counted = await countVersion(tx, saving);
  if (!counted.ok) return counted;
  if (row.specialRequest !== note.note)
    await noteChanged(tx, { ...saving, version: counted.value, changed: ["specialRequest"] });
  await tx
    .update(booking)
    .set({ specialRequest: note.note, bookingJson: { ...row.bookingJson, specialRequest: note.note } })
    .where(eq(booking.id, row.id));
  const facts = { kinds: "notes", version: row.version };
  await writeHistory(tx, { bookingId: row.id, what: "changed", at: now, facts });
  return ok({ _id: row.id, note: note.note, version: counted.value });
}

/**
 * Keeps a note on one boat or land transfer of a booking, or on one of its payments. `NOT_FOUND` for what is not the
 * booking's, whatever version the caller names.
 */
export async function writeTransNote(tx: Tx, note: PartNote): Promise<Noted> {
  const standing = await lockOpen(tx, note, "notes");
  if (!standing.ok) return standing;
  const earlier =
    (await writeBoatNote(tx, note)) ?? (await writeRideNote(tx, note)) ?? (await writePaymentNote(tx, note));
  if (earlier === null) return refuse("NOT_FOUND");
  const saving = { ...note.saves, kind: "partNote", key: note.transId } as const;
  const counted = await countVersion(tx, saving);
  if (!counted.ok) return counted;
  if (earlier !== note.note) await noteChanged(tx, { ...saving, version: counted.value, changed: ["note"] });
  return ok({ _id: note.transId, note: note.note, version: counted.value });
}

/** Each writer tells the note of before; null where the part is none of its own. */
const writeBoatNote = (tx: Tx, part: PartNote): Promise<string | null> =>
  writeNoteOf(tx, bookingCrossing, part);

const writeRideNote = (tx: Tx, { bookingId, transId, note }: PartNote): Promise<string | null> =>
  noteTransfer(tx, { bookingId, transferId: String(transId), text: note });

const writePaymentNote = async (tx: Tx, part: PartNote): Promise<string | null> =>
  part.among.includes("payment") ? writeNoteOf(tx, payment, part) : null;

async function writeNoteOf(
  tx: Tx,
  table: typeof bookingCrossing | typeof payment,
  { bookingId, transId, note }: PartNote,
): Promise<string | null> {
  const isPart = and(sql`${table.id} = ${transId}`, eq(table.bookingId, bookingId));
  const [found] = await tx.select({ note: table.note }).from(table).where(isPart);
  if (found) await tx.update(table).set({ note }).where(isPart);
  return found?.note ?? null;
}

async function lockOpen(
  tx: Tx,
  { bookingId, by }: Pick<Note, "bookingId" | "by">,
  kind: "notes",
): Promise<Result<CurrentBooking & { now: Date }>> {
  const standing = await lockCurrentBooking(tx, bookingId, by);
  if (!standing) return refuse("NOT_FOUND");
  const { policy, timeZone } = await loadSettings(tx);
  const days = standing.row.policy.changes ?? policy.changes;
  const today = await loadToday(tx, timeZone);
  const may = mayChange(standing.row, [kind], { who: "guest", days, today });
  return may.ok ? ok(standing) : may;
}
