import { mayChange } from "@pulau/domain/booking/change-window.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq } from "drizzle-orm";
import { countVersion } from "../../db/saved-versions.ts";
import { booking, bookingCrossing } from "../../db/schema/bookings.ts";
import { payment } from "../../db/schema/payments.ts";
import type { Tx } from "../../db/tx.ts";
import type { VersionedCall } from "../../plugins/versioned-call.ts";
import { noteTransfer, note as writeHistory } from "../bookings/public.ts";
import { loadSettings, loadToday } from "../resort/public.ts";
import { type ChangeBy, lockStanding, type Standing } from "./standing.ts";

type Note = { readonly bookingId: string; readonly by: ChangeBy; readonly note: string };
type Noted = Result<{ _id: string; note: string }>;

/** Keeps the guest's special request, as long as the booking's policy lets it be changed. */
export async function writeRequest(tx: Tx, ask: Note & { readonly saves: VersionedCall }): Promise<Noted> {
  const standing = await lockOpen(tx, ask, "notes");
  if (!standing.ok) return standing;
  const counted = await countVersion(tx, { ...ask.saves, key: ask.bookingId });
  if (!counted.ok) return counted;
  const { row, now } = standing.value;
  await tx
    .update(booking)
    .set({ specialRequest: ask.note, bookingJson: { ...row.bookingJson, specialRequest: ask.note } })
    .where(eq(booking.id, row.id));
  const facts = { kinds: "notes", version: row.version };
  await writeHistory(tx, { bookingId: row.id, what: "changed", at: now, ...staffOf(ask), facts });
  return ok({ _id: row.id, note: ask.note });
}

/** Keeps a note on one boat or land transfer of a booking, or on one of its payments. `NOT_FOUND` for what is not the booking's. */
export async function writeTransNote(
  tx: Tx,
  ask: Note & { readonly transId: string; readonly among: readonly ("transport" | "payment")[] },
): Promise<Noted> {
  const standing = await lockOpen(tx, ask, "notes");
  if (!standing.ok) return standing;
  const { note, transId, bookingId } = ask;
  const answer = { _id: transId, note };
  const boat = and(eq(bookingCrossing.id, transId), eq(bookingCrossing.bookingId, bookingId));
  const [noted] = await tx
    .update(bookingCrossing)
    .set({ note })
    .where(boat)
    .returning({ id: bookingCrossing.id });
  if (noted) return ok(answer);
  if (await noteTransfer(tx, { bookingId, transferId: transId, text: note })) return ok(answer);
  if (!ask.among.includes("payment")) return refuse("NOT_FOUND");
  const [paid] = await tx
    .update(payment)
    .set({ note })
    .where(and(eq(payment.id, transId), eq(payment.bookingId, bookingId)))
    .returning({ id: payment.id });
  return paid ? ok(answer) : refuse("NOT_FOUND");
}

async function lockOpen(
  tx: Tx,
  { bookingId, by }: Note,
  what: "notes",
): Promise<Result<Standing & { now: Date }>> {
  const standing = await lockStanding(tx, bookingId, by);
  if (!standing) return refuse("NOT_FOUND");
  const { policy, timeZone } = await loadSettings(tx);
  const days = standing.row.policy.changes ?? policy.changes;
  const today = await loadToday(tx, timeZone);
  const may = mayChange(
    standing.row,
    [what],
    by.who === "staff" ? { who: "staff" } : { who: "guest", days, today },
  );
  return may.ok ? ok(standing) : may;
}

const staffOf = ({ by }: Note) => (by.who === "staff" ? { staffId: by.staffId } : {});
