import type { HarbourDetails } from "@pulau/contract/sailings.ts";
import type { BookingId, GuestId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, sql } from "../../../db/orm.ts";
import { harbourDetails } from "../../../db/schema/boarding.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { namedGuests } from "./on-board.ts";

type Saving = { readonly guestId: GuestId; readonly staffId: StaffId; readonly details: HarbourDetails };

/** Keeps what the harbour asks of a guest. The log tells that it was kept, and never what: it forgets nothing. */
export async function setHarbourDetails(
  tx: Tx,
  sealer: Sealer,
  { guestId, staffId, details }: Saving,
): Promise<Result<{ done: true }, "NOT_FOUND">> {
  const guest = await findGuest(tx, guestId);
  if (!guest) return refuse("NOT_FOUND");
  const { nationality, sex, nextOfKin } = details;
  const kept = {
    bookingId: guest.bookingId,
    nationality,
    sex,
    ...(nextOfKin !== undefined && { kinSealed: nextOfKin && sealer.seal(JSON.stringify(nextOfKin)) }),
  };
  await tx
    .insert(harbourDetails)
    .values({ guestId, ...kept })
    .onConflictDoUpdate({ target: harbourDetails.guestId, set: kept });
  await auditChange(tx, {
    staffId,
    act: "harbourDetailsKept",
    subject: "booking",
    subjectId: guest.bookingId,
    facts: { person: guest.name },
  });
  return ok({ done: true });
}

/** What is kept now, by the fields of the call. */
export async function readHarbourDetails(
  db: Db | Tx,
  sealer: Sealer,
  guestId: GuestId,
): Promise<Required<HarbourDetails>> {
  const [row] = await db.select().from(harbourDetails).where(eq(harbourDetails.guestId, guestId));
  const { nationality = null, sex = null, kinSealed = null } = row ?? {};
  return { nationality, sex, nextOfKin: kinSealed && JSON.parse(sealer.unseal(kinSealed)) };
}

/** Whose it is, of guests who have a name. */
export async function findGuest(
  tx: Tx,
  guestId: GuestId,
): Promise<{ bookingId: BookingId; name: string } | undefined> {
  const { rows } = await tx.execute<{ bookingId: BookingId; name: string }>(sql`
    SELECT booking_id AS "bookingId", name FROM ${namedGuests} g WHERE id = ${guestId}`);
  return rows[0];
}
