import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { EnquiryId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { bookingEnquiry } from "../../../db/schema/enquiries.ts";

/** Most of a message that a booking's special request takes. */
const mostRequest = 500;

/** What an enquiry says of the stay, as a booking begins with it. `WRONG_STATE`: it is booked already. */
export async function stayOfEnquiry(
  db: Db,
  id: EnquiryId,
): Promise<Result<Partial<BookingJson>, "NOT_FOUND" | "WRONG_STATE">> {
  const [row] = await db.select().from(bookingEnquiry).where(eq(bookingEnquiry.id, id));
  if (!row) return refuse("NOT_FOUND");
  if (row.state === "booked") return refuse("WRONG_STATE", { state: row.state });
  const { packageId, optionId, checkIn, nights, party, name, email, phone, message } = row;
  return ok({
    ...(packageId !== null && optionId !== null && { packageId, optionId, nights }),
    ...(checkIn !== null && { checkIn }),
    party: { ...party, childAges: [...party.childAges] },
    booker: { bookingName: name, email, mobile: phone },
    // Where it is cut within a sign of two halves, none of it is left.
    specialRequest: message.slice(0, mostRequest).replace(/[\uD800-\uDBFF]$/, ""),
  });
}
