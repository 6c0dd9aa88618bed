import type { linkedInvoiceRoute } from "@pulau/contract/pay-link.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { daysBetween } from "@pulau/domain/calendar/day.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { bookingRoom } from "../../../db/schema/booking-parts.ts";
import { stayPackage } from "../../../db/schema/catalogue.ts";
import type { Gateways } from "../../../gateways/gateways.ts";
import { readLinkToken } from "../../../plugins/link-token.ts";
import { type BookingRow, balanceOf, bookersView, findBooking } from "../../booking/bookings/public.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { findPayable, latestAttempt, paymentOptions, transferWaits } from "../payments/public.ts";

/** The booking that a payment link opens. `LINK_INVALID` also for a link that was closed. */
export async function openPayLink(
  db: Db,
  secret: string,
  token: string,
): Promise<Result<BookingRow, "LINK_INVALID">> {
  const read = readLinkToken(secret, "pay", token);
  const row = read && (await findBooking(db, read.id));
  return row && row.payLinkNo === read.linkNo ? ok(row) : refuse("LINK_INVALID");
}

/** What whoever has the link may see: what is to pay and where that stands, nothing of who travels. */
export async function showLinkedInvoice(
  db: Db,
  gateways: Gateways,
  row: BookingRow,
): Promise<Reply<typeof linkedInvoiceRoute>> {
  const settings = await loadSettings(db);
  const today = await loadToday(db, settings.timeZone);
  const [now, payable, names, rooms, latest, waits, { owedSen }] = await Promise.all([
    loadNow(db),
    findPayable(db, { bookingId: row.id }),
    db.select({ name: stayPackage.name }).from(stayPackage).where(eq(stayPackage.id, row.packageId)),
    db.$count(bookingRoom, eq(bookingRoom.bookingId, row.id)),
    latestAttempt(db, row.id),
    transferWaits(db, row.id),
    bookersView(db, row),
  ]);
  const [named] = names;
  if (!payable || !named) throw new Error(`booking ${row.id} has lost its package`);
  const options = await paymentOptions(db, gateways, payable, null);
  const balance = balanceOf(row, { settings, today }, owedSen);
  const { bookingNo, checkIn, checkOut, persons, state: status, totalSen, paidSen } = row;
  return {
    bookingNo,
    checkIn,
    checkOut,
    persons,
    status,
    totalSen,
    paidSen,
    rooms,
    packageName: named.name,
    nights: daysBetween(checkIn, checkOut),
    paymentStatus: row.paymentStatus,
    cancelReason: row.cancelReason,
    owedSen: Math.max(0, owedSen),
    dueOn: balance?.dueOn ?? null,
    overdue: balance?.overdue ?? false,
    lastDay: balance?.lastDay ?? null,
    payUntil: row.payUntil?.toISOString() ?? null,
    now: now.toISOString(),
    offers: options.offers,
    gateways: options.gateways.filter(({ kind }) => kind === "gateway"),
    transferWaits: waits,
    latest,
  };
}
