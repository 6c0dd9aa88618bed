import type { Received, Reply } from "@pulau/contract/route.ts";
import type { chargeRoute } from "@pulau/contract/till.ts";
import { may, type Permissions } from "@pulau/domain/access/permissions.ts";
import { seesConfidential } from "@pulau/domain/access/sees-confidential.ts";
import type { Tax } from "@pulau/domain/catalogue/taxes.ts";
import type { BookingId, StaffId } from "@pulau/domain/ids.ts";
import { sumSen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { type PricedCharge, priceCharge } from "@pulau/domain/till/charge-lines.ts";
import { mayCharge } from "@pulau/domain/till/may-charge.ts";
import { taxesOfStay } from "@pulau/domain/till/stay-taxes.ts";
import { and, eq } from "../../../db/orm.ts";
import { bookingGuest } from "../../../db/schema/booking-guests.ts";
import { bookingCharge, chargeSlip } from "../../../db/schema/charges.ts";
import type { Tx } from "../../../db/tx.ts";
import { type LockedBooking, lockBooking, note } from "../../booking/bookings/public.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { loadResortLists } from "../../selling/catalogue/public.ts";
import { chargeFolio, lockFolios } from "./charge-folio.ts";
import { putCharges } from "./put-charges.ts";
import { nameOf, readBasket, type Wanted } from "./read-basket.ts";

type Slip = Received<typeof chargeRoute>["body"] & {
  readonly bookingId: BookingId;
  readonly staffId: StaffId;
  readonly permissions: Permissions;
};
type Refusals = "NOT_FOUND" | "WRONG_STATE" | "PRICE_CHANGED" | "NOT_ALLOWED" | "INVALID_INPUT";

/**
 * Puts items on the account of a booking whose guests are in house, all of them or none, at today's prices and taxes.
 * The booking is locked first, so a check-out, a cancellation or another till waits, or has been and is seen. `PRICE_CHANGED`
 * where it costs other than what was shown.
 */
export async function chargeStay(tx: Tx, slip: Slip): Promise<Result<Reply<typeof chargeRoute>, Refusals>> {
  const { bookingId, staffId, permissions, agreedTotalSen } = slip;
  const mayCorrect = may(permissions, "charges", "write");
  if (slip.free.length > 0 && !mayCorrect) return refuse("NOT_ALLOWED");
  if (slip.folio !== null) await lockFolios(tx, bookingId);
  const locked = await lockBooking(tx, bookingId);
  if (!locked) return refuse("NOT_FOUND");
  const allowed = mayCharge(locked.row.state, { mayCorrect });
  if (!allowed.ok) return allowed;
  const wanted = await readSlip(tx, slip);
  if (!wanted.ok) return wanted;
  const taxes = await loadTaxes(tx, locked);
  const priced = wanted.value.map((charged) => ({ charged, price: priceCharge(charged, taxes) }));
  const totalSen = sumSen(priced.map(({ price }) => price.totalSen));
  if (totalSen !== agreedTotalSen) return refuse("PRICE_CHANGED", { rule: "charges", totalSen });
  const { slipId, chargeIds } = await writeSlip(tx, slip, { locked, priced });
  const { folio } = slip;
  const shared = folio ? await chargeFolio(tx, { bookingId, folio, chargeIds, staffId }) : ok(true);
  if (!shared.ok) return shared;
  const put = await putCharges(tx, locked, { once: slipId, staffId });
  if (!put.ok) return put;
  await note(tx, {
    bookingId,
    what: "charged",
    at: locked.now,
    staffId,
    before: null,
    after: { charges: priced.map(({ charged }) => nameOf(charged)), ...(folio && { folio }) },
    facts: { amountSen: totalSen, charge: priced.map(({ charged }) => nameOf(charged)).join(", ") },
  });
  // The phone is shown to the guest, and its owner need not know what a stay costs.
  return ok({ slipId, totalSen, balanceSen: seesConfidential(permissions) ? put.value.owedSen : null });
}

async function loadTaxes(tx: Tx, { row }: LockedBooking): Promise<readonly Tax[]> {
  const { taxes } = await loadResortLists(tx);
  const { timeZone } = await loadSettings(tx);
  return taxesOfStay(taxes, row, await loadToday(tx, timeZone));
}

async function readSlip(
  tx: Tx,
  { guestId, bookingId, ...basket }: Slip,
): Promise<Result<readonly Wanted[], "INVALID_INPUT">> {
  const read = await readBasket(tx, basket);
  if (!read.ok) return read;
  if (guestId !== null) {
    const isTheirs = and(eq(bookingGuest.id, guestId), eq(bookingGuest.bookingId, bookingId));
    if ((await tx.$count(bookingGuest, isTheirs)) === 0)
      return refuseFields("INVALID_INPUT", [{ path: "guestId", rule: "notListed" }]);
  }
  return ok(read.value.wanted);
}

type Priced = readonly { readonly charged: Wanted; readonly price: PricedCharge }[];

async function writeSlip(
  tx: Tx,
  { bookingId, outletId, guestId, note: text, signature, staffId }: Slip,
  { locked, priced }: { readonly locked: LockedBooking; readonly priced: Priced },
) {
  const at = locked.now;
  const [slip] = await tx
    .insert(chargeSlip)
    .values({ bookingId, outletId, guestId, note: text, signature, staffId, at })
    .returning({ id: chargeSlip.id });
  if (!slip) throw new Error("no slip was made");
  const made = await tx
    .insert(bookingCharge)
    .values(
      priced.map(({ charged: { ruleId: _, ...charged }, price }) => ({
        ...charged,
        slipId: slip.id,
        bookingId,
        lines: [...price.lines],
        totalSen: price.totalSen,
        taxSen: price.taxSen,
        staffId,
        at,
      })),
    )
    .returning({ id: bookingCharge.id });
  return { slipId: slip.id, chargeIds: made.map(({ id }) => id) };
}
