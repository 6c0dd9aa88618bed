import type { BookingId } from "@pulau/domain/ids.ts";

/** Who pays, where the till was opened from a booking. */
export type TillSearch = { stay?: BookingId };

/** Reads an address, right or wrong. */
export const readTillSearch = ({ stay }: Record<string, unknown>): TillSearch =>
  typeof stay === "string" ? { stay } : {};
