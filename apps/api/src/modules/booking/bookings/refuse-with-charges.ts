import type { BookingId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, isNull } from "../../../db/orm.ts";
import { bookingCharge } from "../../../db/schema/charges.ts";
import type { Tx } from "../../../db/tx.ts";

/** Guests who charged something in house were there: a booking does not end without them while that stands. */
export async function refuseWithCharges(
  db: Db | Tx,
  bookingId: BookingId,
): Promise<Result<true, "WRONG_STATE">> {
  const standing = and(eq(bookingCharge.bookingId, bookingId), isNull(bookingCharge.offAt));
  const count = await db.$count(bookingCharge, standing);
  return count > 0 ? refuse("WRONG_STATE", { rule: "chargesOpen" }) : ok(true);
}
