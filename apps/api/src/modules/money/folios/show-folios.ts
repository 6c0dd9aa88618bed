import type { FoliosReply } from "@pulau/contract/folios.ts";
import { soldStates } from "@pulau/domain/booking/booking-moves.ts";
import { daysBetween } from "@pulau/domain/calendar/day.ts";
import { lostShares } from "@pulau/domain/folio/change-shares.ts";
import type { FolioItem } from "@pulau/domain/folio/folio-items.ts";
import { type FolioPiece, piecesOf } from "@pulau/domain/folio/share-out.ts";
import { type FolioLetter, firstFolio } from "@pulau/domain/folio/share-rules.ts";
import type { BookingId, ChargeId, FolioId } from "@pulau/domain/ids.ts";
import { sumSen } from "@pulau/domain/money/sen.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { and, asc, eq, sql } from "../../../db/orm.ts";
import { versionOf } from "../../../db/saved-versions.ts";
import { bookingGuest } from "../../../db/schema/booking-guests.ts";
import { bookingCharge, chargeSlip, outlet } from "../../../db/schema/charges.ts";
import { bookingFolio } from "../../../db/schema/folios.ts";
import { groupBooking } from "../../../db/schema/groups.ts";
import { payment } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import {
  type BookingRow,
  type FolioRow,
  loadItems,
  loadShares,
  reckonFolios,
} from "../../booking/bookings/public.ts";

type Reply = z.infer<typeof FoliosReply>;
type ShownFolio = Reply["folios"][number];

/** The folios of a booking as the desk sees them; a bill that is not split is one, the booker's. */
export async function showFolios(db: Db, row: BookingRow): Promise<Reply> {
  const version = await versionOf(db, "folios", row.id);
  const reckoned = await reckonFolios(db, row);
  const items = await loadItems(db, row.id);
  const shares = row.folios === "none" ? [] : await loadShares(db, row.id);
  const charged = await loadCharged(db, row.id);
  const nights = daysBetween(row.checkIn, row.checkOut);
  const used = await loadUsed(db, row.id);
  const shown = (pieces: readonly FolioPiece[]) => pieces.map((piece) => pieceFace(piece, charged));
  const whole: ShownFolio = {
    ...payerOf(null),
    totalSen: row.totalSen,
    paidSen: row.paidSen,
    dueSen: row.totalSen - row.paidSen,
    taxSen: sumSen(items.map(({ taxSen }) => taxSen)),
    removable: false,
    pieces: shown(items.flatMap((item) => piecesOf(item, [], { nights }))),
  };
  return {
    version,
    split: row.folios,
    nights,
    bookingName: row.bookingName,
    canChange: soldStates.some((state) => state === row.state) && !(await groupPays(db, row.id)),
    folios:
      row.folios === "none"
        ? [whole]
        : reckoned.map((folio) => ({
            ...payerOf(folio.row),
            totalSen: folio.totalSen,
            paidSen: folio.paidSen,
            dueSen: folio.totalSen - folio.paidSen,
            taxSen: sumSen(folio.pieces.map(({ taxSen }) => taxSen)),
            removable: folio.row.letter !== firstFolio && !used.has(folio.row.id),
            pieces: shown(folio.pieces),
          })),
    shares,
    payments: await loadPayments(db, row.id),
    lost: [...lostShares(items, shares)],
  };
}

const noAddress = { address: "", city: "", postCode: "", state: "" };

/** Who pays a folio, as the call has it. */
export function payerOf(folio: FolioRow | null) {
  if (!folio)
    return {
      letter: firstFolio,
      payer: "guest" as const,
      name: "",
      registrationNo: "",
      taxNo: "",
      email: "",
      phone: "",
      address: noAddress,
    };
  const { letter, payer, name, registrationNo, taxNo, email, phone, address } = folio;
  return { letter, payer, name, registrationNo, taxNo, email, phone, address: { ...noAddress, ...address } };
}

type Charged = ReadonlyMap<ChargeId, { at: Date; icon: string; guest: string | null; discounted: boolean }>;

function pieceFace(
  { item, totalSen, taxSen, whole }: FolioPiece,
  charged: Charged,
): ShownFolio["pieces"][number] {
  const { key, chargeId, line }: FolioItem = item;
  const charge = chargeId === null ? undefined : charged.get(chargeId);
  return {
    key,
    chargeId,
    line,
    at: charge?.at.toISOString() ?? null,
    icon: charge?.icon ?? null,
    guest: charge?.guest ?? null,
    totalSen,
    taxSen,
    wholeSen: item.totalSen,
    whole,
    discounted: charge?.discounted ?? false,
  };
}

/** When, where and for whom each charge was made. */
async function loadCharged(db: Db, bookingId: BookingId): Promise<Charged> {
  const rows = await db
    .select({
      id: bookingCharge.id,
      at: bookingCharge.at,
      icon: outlet.icon,
      guest: bookingGuest.fullName,
      discounted: sql<boolean>`EXISTS (
        SELECT FROM booking_charge d WHERE d.discount_of = ${bookingCharge.id} AND d.off_at IS NULL)`,
    })
    .from(bookingCharge)
    .innerJoin(chargeSlip, eq(chargeSlip.id, bookingCharge.slipId))
    .innerJoin(outlet, eq(outlet.id, chargeSlip.outletId))
    .leftJoin(bookingGuest, eq(bookingGuest.id, chargeSlip.guestId))
    .where(eq(bookingCharge.bookingId, bookingId));
  return new Map(rows.map(({ id, ...charge }) => [id, charge]));
}

async function loadPayments(db: Db, bookingId: BookingId): Promise<Reply["payments"]> {
  const rows = await db
    .select({
      _id: payment.id,
      at: sql<Date>`coalesce(${payment.settledAt}, ${payment.createdAt})`.mapWith(payment.createdAt),
      gateway: payment.gateway,
      folio: sql<FolioLetter>`coalesce(${bookingFolio.letter}, ${firstFolio})`,
      amountSen: payment.amountSen,
      refundedSen: payment.refundedSen,
      state: payment.state,
    })
    .from(payment)
    .leftJoin(bookingFolio, eq(bookingFolio.id, payment.folioId))
    .where(eq(payment.bookingId, bookingId))
    .orderBy(asc(payment.createdAt), asc(payment.id));
  return rows
    .filter(({ state }) => state === "captured")
    .map(({ state: _, at, ...paid }) => ({ ...paid, at: at.toISOString() }));
}

/** The folios that something was paid or issued for. */
export async function loadUsed(db: Pick<Db, "execute">, bookingId: BookingId): Promise<ReadonlySet<FolioId>> {
  const { rows } = await db.execute<{ id: FolioId }>(sql`
    SELECT folio_id AS id FROM payment WHERE booking_id = ${bookingId} AND folio_id IS NOT NULL
    UNION SELECT folio_id FROM invoice WHERE booking_id = ${bookingId} AND folio_id IS NOT NULL`);
  return new Set(rows.map(({ id }) => id));
}

/** Whether a group pays the booking, all of it: its bill can't be split then. */
export async function groupPays(db: Db | Tx, bookingId: BookingId): Promise<boolean> {
  const byGroup = and(eq(groupBooking.bookingId, bookingId), eq(groupBooking.payer, "group"));
  return (await db.$count(groupBooking, byGroup)) > 0;
}
