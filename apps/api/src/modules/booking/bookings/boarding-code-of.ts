import { boardingCodeText } from "@pulau/domain/transport/boarding-code.ts";
import type { BookingRow } from "./booking-rows.ts";

type Coded = Pick<BookingRow, "state" | "bookingNo" | "boardingTag">;

/** What a party shows at the jetty; null unless its booking stands and its stay is not over. */
export const boardingCodeOf = ({ state, bookingNo, boardingTag }: Coded): string | null =>
  state === "confirmed" || state === "inHouse" ? boardingCodeText({ bookingNo, tag: boardingTag }) : null;
