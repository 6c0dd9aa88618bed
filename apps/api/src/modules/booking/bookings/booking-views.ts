import type {
  bookingByRoomRoute,
  bookingRatesRoute,
  bookingSummaryRoute,
} from "@pulau/contract/booking-views.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { daysBetween } from "@pulau/domain/calendar/day.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { type PriceLine, type PriceStep, priceSteps } from "@pulau/domain/pricing/lines.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { asc, eq } from "../../../db/orm.ts";
import { excludedCharge } from "../../../db/schema/booking-history.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import { bookersDetail, bookingDetail } from "./booking-detail.ts";
import type { BookingRow } from "./booking-rows.ts";

/** A booking in short. */
export async function summarise(db: Db, row: BookingRow): Promise<Reply<typeof bookingSummaryRoute>> {
  const { guests, lines, ...detail } = await bookersDetail(db, row);
  return { ...detail, guests: guests.map(({ fullName }) => fullName), steps: sumSteps(lines) };
}

/** The price of a booking, line by line and step by step. */
export async function ratesOf(db: Db, row: BookingRow): Promise<Reply<typeof bookingRatesRoute>> {
  const [detail, excluded] = await Promise.all([bookersDetail(db, row), loadExcluded(db, row.id)]);
  return { ...detail, steps: sumSteps(detail.lines), excluded };
}

/** What each step of the price comes to, in their order; steps without a line are left out. */
function sumSteps(lines: readonly PriceLine[]): { step: PriceStep; amountSen: Sen }[] {
  return priceSteps.flatMap((step) => {
    const own = lines.filter((line) => line.step === step);
    return own.length === 0 ? [] : [{ step, amountSen: own.reduce((sum, line) => sum + line.amountSen, 0) }];
  });
}

/** The charges that staff have taken off a booking, the oldest first. */
export async function loadExcluded(db: Db, bookingId: BookingId) {
  const { ruleId, name, reason, at } = excludedCharge;
  const rows = await db
    .select({ ruleId, name, reason, at, by: staffUser.name })
    .from(excludedCharge)
    .innerJoin(staffUser, eq(staffUser.id, excludedCharge.staffId))
    .where(eq(excludedCharge.bookingId, bookingId))
    .orderBy(asc(at), asc(excludedCharge.id));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Each room of a booking with its nights and who sleeps in it, or one of them. */
export async function roomsOf(
  db: Db,
  row: BookingRow,
  wanted: number | undefined,
): Promise<Result<Reply<typeof bookingByRoomRoute>, "NOT_FOUND">> {
  const { rooms, guests, checkIn, checkOut } = await bookingDetail(db, row);
  const all = rooms.map((room, i) => {
    const span = { checkIn: room.checkIn ?? checkIn, checkOut: room.checkOut ?? checkOut };
    return {
      ...room,
      ...span,
      room: i,
      nights: daysBetween(span.checkIn, span.checkOut),
      guests: guests.filter((guest) => guest.room === i),
    };
  });
  if (wanted === undefined) return ok({ rooms: all });
  const room = all[wanted];
  return room ? ok({ rooms: [room] }) : refuse("NOT_FOUND", { room: wanted });
}
