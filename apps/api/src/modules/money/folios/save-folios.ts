import type { FolioPayer, saveFoliosRoute } from "@pulau/contract/folios.ts";
import type { Received } from "@pulau/contract/route.ts";
import { may, type Permissions } from "@pulau/domain/access/permissions.ts";
import { isOpen, soldStates } from "@pulau/domain/booking/booking-moves.ts";
import { keptShares, wrongShare } from "@pulau/domain/folio/change-shares.ts";
import { type FolioLetter, firstFolio } from "@pulau/domain/folio/share-rules.ts";
import type { BookingId, ChargeId, FolioId, StaffId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { and, eq, inArray } from "../../../db/orm.ts";
import type { ReadFields } from "../../../db/saved-versions.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { bookingFolio, folioShare } from "../../../db/schema/folios.ts";
import { payment } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import {
  type BookingRow,
  type FolioRow,
  findBooking,
  loadItems,
  loadShares,
  lockBooking,
  note,
  reckonFolios,
} from "../../booking/bookings/public.ts";
import { groupPays, loadUsed } from "./show-folios.ts";

type Body = Received<typeof saveFoliosRoute>["body"];
type Saved = {
  readonly bookingId: BookingId;
  readonly staffId: StaffId;
  readonly permissions: Permissions;
  readonly body: Body;
};
type Refusals = "NOT_FOUND" | "NOT_ALLOWED" | "WRONG_STATE" | "INVALID_INPUT";

/** The folios of a booking by the fields of their call. */
export const readFolios =
  (bookingId: BookingId): ReadFields =>
  async (tx) => {
    const row = await findBooking(tx, bookingId);
    if (!row) return null;
    const folios = await tx.select().from(bookingFolio).where(eq(bookingFolio.bookingId, bookingId));
    return { invoices: row.folios, folios, shares: await loadShares(tx, bookingId) };
  };

/**
 * Saves the folios of a booking whole: who pays, what of it, and which payments are whose. The booking's price stays what it
 * is. `NOT_ALLOWED` for who moves payments and may not change any, `WRONG_STATE` for a booking that does not stand or that a group pays whole, and for a folio that is to go but was paid or has a document.
 */
export async function saveFolios(
  tx: Tx,
  { bookingId, staffId, permissions, body }: Saved,
): Promise<Result<true, Refusals>> {
  if (body.payments.length > 0 && !may(permissions, "payments", "write")) return refuse("NOT_ALLOWED");
  const locked = await lockBooking(tx, bookingId);
  if (!locked) return refuse("NOT_FOUND");
  const { row, now: at } = locked;
  if (!soldStates.some((state) => state === row.state)) return refuse("WRONG_STATE", { state: row.state });
  if (body.folios.length > 1 && (await groupPays(tx, bookingId)))
    return refuse("WRONG_STATE", { rule: "groupPays" });
  const wrong = wrongFields(body);
  if (wrong) return wrong;
  const before = await auditedFolios(tx, row);
  const folios = await writeFolios(tx, { bookingId, at, wanted: body.folios });
  const moved = await movePayments(tx, { bookingId, folios, payments: body.payments });
  if (!moved.ok) return moved;
  await writeShares(tx, { bookingId, folios, shares: body.shares });
  const removed = await removeOthers(tx, { bookingId, body });
  if (!removed.ok) return removed;
  const split = body.folios.length > 1 ? body.invoices : "none";
  await tx.update(booking).set({ folios: split }).where(eq(booking.id, bookingId));
  const after = await auditedFolios(tx, { ...row, folios: split });
  const summary = after.folios.join(", ");
  await note(tx, {
    bookingId,
    what: "foliosChanged",
    at,
    staffId,
    before,
    after,
    facts: { folios: summary },
  });
  // While guests stay, lines are moved to and fro: their papers follow at check-out, or when somebody opens them.
  if (!isOpen(row.state)) await enqueue(tx, "issue-invoice", { bookingId });
  return ok(true);
}

/** The folios, each with its payer and what it comes to. */
async function auditedFolios(tx: Tx, row: BookingRow) {
  const folios = await reckonFolios(tx, row);
  const faces = folios.map(
    ({ row: { letter, name }, totalSen }) =>
      `${letter} ${name || row.bookingName} ${formatRinggit(totalSen)}`,
  );
  return { folioInvoices: row.folios, folios: faces };
}

function wrongFields({ folios, shares }: Body): Result<never, "INVALID_INPUT"> | null {
  const nameless = folios.findIndex(({ letter, name }) => letter !== firstFolio && name === "");
  if (nameless >= 0)
    return refuseFields("INVALID_INPUT", [{ path: `folios.${nameless}.name`, rule: "required" }]);
  const letters = folios.map(({ letter }) => letter);
  const stray = shares.findIndex(({ folio }) => !letters.includes(folio));
  if (stray >= 0)
    return refuseFields("INVALID_INPUT", [{ path: `shares.${stray}.folio`, rule: "notListed" }]);
  const wrong = wrongShare(shares);
  return wrong < 0
    ? null
    : refuseFields("INVALID_INPUT", [{ path: `shares.${wrong}.value`, rule: "tooLarge" }]);
}

type ByLetter = ReadonlyMap<FolioLetter, FolioId>;

/** Folio A is the booker's, whatever was sent; a guest has no company's numbers. */
function valuesOf({ letter, payer, name, registrationNo, taxNo, email, phone, address }: FolioPayer) {
  const where = { area: "", country: address.state === "" ? "" : "MY", ...address };
  if (letter === firstFolio)
    return {
      payer: "guest" as const,
      name: "",
      registrationNo: "",
      taxNo: "",
      email: "",
      phone: "",
      address: { ...where, address: "", city: "", postCode: "", state: "", country: "" },
    };
  const numbers = payer === "company" ? { registrationNo, taxNo } : { registrationNo: "", taxNo: "" };
  return { payer, name, ...numbers, email, phone, address: where };
}

async function writeFolios(
  tx: Tx,
  { bookingId, at, wanted }: { bookingId: BookingId; at: Date; wanted: Body["folios"] },
): Promise<ByLetter> {
  const ids = new Map<FolioLetter, FolioId>();
  for (const payer of wanted.length > 1 ? wanted : []) {
    const values = valuesOf(payer);
    const [folio] = await tx
      .insert(bookingFolio)
      .values({ bookingId, letter: payer.letter, madeAt: at, ...values })
      .onConflictDoUpdate({ target: [bookingFolio.bookingId, bookingFolio.letter], set: values })
      .returning({ id: bookingFolio.id });
    if (folio) ids.set(payer.letter, folio.id);
  }
  return ids;
}

type Moves = {
  readonly bookingId: BookingId;
  readonly folios: ByLetter;
  readonly payments: Body["payments"];
};

/** A payment of folio A names none. */
async function movePayments(
  tx: Tx,
  { bookingId, folios, payments }: Moves,
): Promise<Result<true, "INVALID_INPUT">> {
  for (const [i, { _id, folio }] of payments.entries()) {
    const folioId = folio === firstFolio ? null : folios.get(folio);
    const moved =
      folioId === undefined
        ? []
        : await tx
            .update(payment)
            .set({ folioId })
            .where(and(eq(payment.id, _id), eq(payment.bookingId, bookingId), eq(payment.state, "captured")))
            .returning({ id: payment.id });
    if (moved.length === 0)
      return refuseFields("INVALID_INPUT", [{ path: `payments.${i}._id`, rule: "notListed" }]);
  }
  return ok(true);
}

async function writeShares(
  tx: Tx,
  { bookingId, folios, shares }: Pick<Moves, "bookingId" | "folios"> & { readonly shares: Body["shares"] },
): Promise<void> {
  const kept = keptShares(await loadItems(tx, bookingId), shares);
  await tx.delete(folioShare).where(eq(folioShare.bookingId, bookingId));
  const values = kept.flatMap(({ folio, of, key, kind, value }, position) => {
    const folioId = folios.get(folio);
    const chargeId: ChargeId | null = of === "charge" ? key : null;
    return folioId ? [{ bookingId, folioId, of, key, chargeId, kind, value, position }] : [];
  });
  if (values.length > 0) await tx.insert(folioShare).values(values);
}

/** Ends the folios that are no longer named. What was paid or issued for one keeps it. */
async function removeOthers(
  tx: Tx,
  { bookingId, body: { folios } }: Pick<Saved, "bookingId" | "body">,
): Promise<Result<true, "WRONG_STATE">> {
  const wanted = folios.length > 1 ? folios.map(({ letter }) => letter) : [];
  const rows: FolioRow[] = await tx.select().from(bookingFolio).where(eq(bookingFolio.bookingId, bookingId));
  const ending = rows.filter(({ letter }) => !wanted.includes(letter));
  const used = await loadUsed(tx, bookingId);
  const busy = ending.find(({ id }) => used.has(id));
  if (busy) return refuse("WRONG_STATE", { rule: "folioInUse", folio: busy.letter });
  const ids = ending.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(bookingFolio).where(inArray(bookingFolio.id, ids));
  return ok(true);
}
