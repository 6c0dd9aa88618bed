import type { NextOfKin } from "@pulau/contract/sailings.ts";
import type { GuestId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { findGuest, readHarbourDetails } from "./set-harbour-details.ts";

type Request = { readonly guestId: GuestId; readonly staffId: StaffId };

/** Whom to call about a guest. That it was looked at, by whom and whose it is stands in the audit log before it is shown. */
export async function revealKin(
  tx: Tx,
  sealer: Sealer,
  { guestId, staffId }: Request,
): Promise<Result<NextOfKin, "NOT_FOUND">> {
  const guest = await findGuest(tx, guestId);
  const { nextOfKin } = await readHarbourDetails(tx, sealer, guestId);
  if (!guest || !nextOfKin) return refuse("NOT_FOUND");
  await auditChange(tx, {
    staffId,
    act: "kinRevealed",
    subject: "booking",
    subjectId: guest.bookingId,
    facts: { person: guest.name },
  });
  return ok(nextOfKin);
}
