import type { FailureCode } from "@pulau/domain/failure-codes.ts";
import { type Result, refuse } from "@pulau/domain/result.ts";
import { violates } from "../../../db/sql-state.ts";

/**
 * A stock that a rival took a moment before breaks the stock's check. PostgreSQL has then ended the transaction (or the
 * savepoint), so the refusal is made here, around it. For who had the stock until now, `as` says that it is lost.
 */
export async function refuseShortStock<T>(
  work: () => Promise<Result<T>>,
  as: FailureCode = "BOAT_FULL",
): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    if (violates(error, "stock_capacity")) return refuse(as);
    throw error;
  }
}

/**
 * Looks at what is left and claims it, and looks again while a rival was faster in between: the next look knows what exactly
 * is gone. `look` answers null where that happened.
 */
export async function untilSettled<T>(
  mostLooks: number,
  look: () => Promise<Result<T> | null>,
): Promise<Result<T>> {
  for (let looks = 0; looks < mostLooks; looks++) {
    const settled = await look();
    if (settled !== null) return settled;
  }
  return refuse("BUSY");
}
