import {
  type BookingDate,
  type BookingSort,
  bookingDates,
  bookingSorts,
} from "@pulau/domain/booking/booking-list.ts";
import { type BookingState, bookingStates } from "@pulau/domain/booking/booking-moves.ts";
import { dayOf, oneOf, pageIn, searchIn } from "../../../../shell/read-address.ts";

/** What the address of the bookings says; what is left out is the usual. */
export type ListSearch = {
  q?: string;
  status?: BookingState;
  dates?: BookingDate;
  from?: string;
  to?: string;
  sort?: BookingSort;
  page?: number;
};

/** Reads an address, right or wrong, and leaves out what is the usual. */
export function readListSearch(asked: Record<string, unknown>): ListSearch {
  const status = oneOf(bookingStates, asked.status);
  const dates = oneOf(bookingDates, asked.dates);
  const sort = oneOf(bookingSorts, asked.sort);
  const [from, to] = [dayOf(asked.from), dayOf(asked.to)];
  return {
    ...searchIn(asked),
    ...(status && { status }),
    ...(dates && dates !== "arrival" && { dates }),
    ...(from && { from }),
    ...(to && { to }),
    ...(sort && sort !== "soonest" && { sort }),
    ...pageIn(asked),
  };
}

/** The same as the call takes it, without its page. */
export const filterOf = ({ q, page: _, ...filter }: ListSearch) => ({ ...filter, ...(q && { search: q }) });

/** Whether the list is narrowed at all. */
export const isNarrowed = ({ q, status, from, to }: ListSearch): boolean =>
  [q, status, from, to].some((filter) => filter !== undefined);
