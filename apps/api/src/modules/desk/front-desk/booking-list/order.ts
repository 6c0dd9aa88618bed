import type { BookingSort } from "@pulau/domain/booking/booking-list.ts";
import { pastStates } from "@pulau/domain/booking/booking-moves.ts";
import { stateList } from "../../../../db/booking-states.ts";
import { sql } from "../../../../db/orm.ts";
import { down, type Key, up } from "../../../../listing/order.ts";

/** As the index `booking_soonest` has them: what is over comes last, and of that the latest first. */
const isOver = sql.raw(`(CASE WHEN b.state IN ${stateList(pastStates)} THEN 1 ELSE 0 END)`);
const nearness = sql.raw(
  `(CASE WHEN b.state IN ${stateList(pastStates)} THEN date '2000-01-01' - b.check_in ELSE b.check_in - date '2000-01-01' END)`,
);

/** The columns of each order of the bookings `b`. */
export const bookingOrders: Record<BookingSort, readonly Key[]> = {
  soonest: [up(isOver, "int"), up(nearness, "int")],
  arrival: [up(sql`b.check_in`, "date")],
  "-arrival": [down(sql`b.check_in`, "date")],
  departure: [up(sql`b.check_out`, "date")],
  "-booked": [down(sql`b.submitted_at`, "timestamptz")],
  name: [up(sql`lower(b.booking_name)`, "text")],
  "-total": [down(sql`b.total_sen`, "bigint")],
};
