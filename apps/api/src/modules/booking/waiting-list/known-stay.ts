import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { WaitEntryId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { moveWaiting } from "@pulau/domain/waiting/wait-moves.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { waitEntry } from "../../../db/schema/enquiries.ts";

/** What somebody waits for, as a booking begins with it. `WRONG_STATE`: they have booked, or wait no more. */
export async function stayOfEntry(
  db: Db,
  id: WaitEntryId,
): Promise<Result<Partial<BookingJson>, "NOT_FOUND" | "WRONG_STATE">> {
  const [row] = await db.select().from(waitEntry).where(eq(waitEntry.id, id));
  if (!row) return refuse("NOT_FOUND");
  const taken = moveWaiting(row.state, "take");
  if (!taken.ok) return taken;
  const { packageId, optionId, checkIn, nights, party, name, email, phone } = row;
  return ok({
    packageId,
    optionId,
    checkIn,
    nights,
    party: { ...party, childAges: [...party.childAges] },
    booker: { bookingName: name, email, mobile: phone },
  });
}
