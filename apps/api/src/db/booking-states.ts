import { type BookingState, upcomingStates } from "@pulau/domain/booking/booking-moves.ts";
import { type SQL, sql } from "./orm.ts";

/** Some states of bookings as a list in the text of a query. */
export const stateList = (states: readonly BookingState[]): string =>
  `(${states.map((state) => `'${state}'`).join(", ")})`;

/** The same in a query, `b.state IN ${oneOf(openStates)}`: written out, so that an index on these states serves it. */
export const oneOf = (states: readonly BookingState[]): SQL => sql.raw(stateList(states));

/** Whether the booking `row` of a query is to sail: sold and not over, or booked and still in time to pay. */
export const isToSail = (row: SQL): SQL =>
  sql`(${row}.state IN ${oneOf(upcomingStates)} OR ${row}.state = 'awaitingPayment' AND ${row}.pay_until > pulau_now())`;

/** The same of a crossing: who has checked out still needs the boat home. */
export const isStillToSail = (row: SQL, crossing: SQL): SQL =>
  sql`(${isToSail(row)} OR ${row}.state = 'completed' AND ${crossing}.direction = 'back')`;
