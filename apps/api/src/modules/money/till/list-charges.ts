import type { Reply } from "@pulau/contract/route.ts";
import type { chargesRoute } from "@pulau/contract/till.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { sumSen } from "@pulau/domain/money/sen.ts";
import type { Db } from "../../../db/connect.ts";
import { asc, desc, eq, sql } from "../../../db/orm.ts";
import { bookingGuest } from "../../../db/schema/booking-guests.ts";
import { bookingCharge, chargeSlip, outlet } from "../../../db/schema/charges.ts";
import { staffUser } from "../../../db/schema/staff.ts";

type Charges = Reply<typeof chargesRoute>;
type Charge = Awaited<ReturnType<typeof loadCharges>>[number];

/** What was charged to a booking, slip by slip, with its discounts and what was taken off. */
export async function listCharges(db: Db, bookingId: BookingId): Promise<Charges> {
  const [slips, charges] = await Promise.all([loadSlips(db, bookingId), loadCharges(db, bookingId)]);
  const standing = charges.filter(({ offAt }) => offAt === null);
  return {
    slips: slips.map(({ at, ...slip }) => ({
      ...slip,
      at: at.toISOString(),
      charges: charges
        .filter(({ slipId, discountOf }) => slipId === slip._id && discountOf === null)
        .map((charge) => ({ ...lineOf(charge), discount: discountOn(charge, charges) })),
    })),
    totalSen: sumSen(standing.map(({ totalSen }) => totalSen)),
    taxSen: sumSen(standing.map(({ taxSen }) => taxSen)),
  };
}

const loadSlips = (db: Db, bookingId: BookingId) =>
  db
    .select({
      _id: chargeSlip.id,
      at: chargeSlip.at,
      by: staffUser.name,
      outlet: outlet.name,
      icon: outlet.icon,
      guest: bookingGuest.fullName,
      note: chargeSlip.note,
      signature: chargeSlip.signature,
    })
    .from(chargeSlip)
    .innerJoin(staffUser, eq(staffUser.id, chargeSlip.staffId))
    .innerJoin(outlet, eq(outlet.id, chargeSlip.outletId))
    .leftJoin(bookingGuest, eq(bookingGuest.id, chargeSlip.guestId))
    .where(eq(chargeSlip.bookingId, bookingId))
    .orderBy(desc(chargeSlip.at), desc(chargeSlip.id));

const staffName = (id: typeof bookingCharge.staffId | typeof bookingCharge.offBy) =>
  sql<string | null>`(SELECT s.name FROM staff_user s WHERE s.id = ${id})`;

const loadCharges = (db: Db, bookingId: BookingId) =>
  db
    .select({
      _id: bookingCharge.id,
      slipId: bookingCharge.slipId,
      discountOf: bookingCharge.discountOf,
      name: bookingCharge.name,
      count: bookingCharge.count,
      unitSen: bookingCharge.unitSen,
      taxSen: bookingCharge.taxSen,
      totalSen: bookingCharge.totalSen,
      reason: bookingCharge.reason,
      at: bookingCharge.at,
      by: staffName(bookingCharge.staffId),
      offAt: bookingCharge.offAt,
      offBy: staffName(bookingCharge.offBy),
      offReason: bookingCharge.offReason,
    })
    .from(bookingCharge)
    .where(eq(bookingCharge.bookingId, bookingId))
    .orderBy(asc(bookingCharge.seq));

const lineOf = ({ _id, name, count, unitSen, taxSen, totalSen, offAt, offBy, offReason }: Charge) => ({
  _id,
  name,
  count,
  unitSen,
  amountSen: count * unitSen,
  taxSen,
  totalSen,
  off: offAt && { at: offAt.toISOString(), by: offBy ?? "", reason: offReason },
});

/** The discount that stands on a charge. */
function discountOn(charge: Charge, charges: readonly Charge[]) {
  const found = charges.find(({ discountOf, offAt }) => discountOf === charge._id && offAt === null);
  if (!found) return null;
  const { _id, totalSen, reason, by, at } = found;
  return { _id, totalSen, reason, by: by ?? "", at: at.toISOString() };
}
