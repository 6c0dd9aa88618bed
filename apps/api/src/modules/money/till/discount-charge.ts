import type { ChargeId, StaffId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { priceDiscount } from "@pulau/domain/till/charge-lines.ts";
import { bookingCharge } from "../../../db/schema/charges.ts";
import type { Tx } from "../../../db/tx.ts";
import { note } from "../../booking/bookings/public.ts";
import { folioSums, putCharges } from "./put-charges.ts";
import { lockCharge } from "./take-off.ts";

type Discount = {
  readonly chargeId: ChargeId;
  /** Before the taxes that come on top. */
  readonly sen: Sen;
  readonly reason: string;
  readonly staffId: StaffId;
};
type Refusals = "NOT_FOUND" | "WRONG_STATE" | "INVALID_INPUT";

/**
 * Takes an amount off the price of a charge, and the charge's own taxes of it, as a row of its own. A charge has one
 * discount; another one needs the first taken off.
 */
export async function discountCharge(
  tx: Tx,
  { chargeId, sen, reason, staffId }: Discount,
): Promise<Result<{ balanceSen: Sen }, Refusals>> {
  const found = await lockCharge(tx, chargeId);
  if (!found.ok) return found;
  const { locked, charge } = found.value;
  if (charge.discountOf !== null) return refuse("WRONG_STATE", { rule: "isDiscount" });
  if (sen > charge.unitSen * charge.count)
    return refuseFields("INVALID_INPUT", [{ path: "sen", rule: "aboveCharge" }]);
  const { name, taxGroup, slipId, bookingId } = charge;
  const off = { ruleId: `off-${chargeId}`, name: discounted(name), sen };
  const price = priceDiscount(off, charge);
  const before = await folioSums(tx, locked.row);
  const [made] = await tx
    .insert(bookingCharge)
    .values({
      slipId,
      bookingId,
      discountOf: chargeId,
      name: off.name,
      unitSen: sen,
      count: -1,
      taxGroup,
      lines: [...price.lines],
      totalSen: price.totalSen,
      taxSen: price.taxSen,
      reason,
      staffId,
      at: locked.now,
    })
    .onConflictDoNothing()
    .returning({ id: bookingCharge.id });
  if (!made) return refuse("WRONG_STATE", { rule: "hasDiscount" });
  const put = await putCharges(tx, locked, { once: made.id, staffId, because: reason, before });
  if (!put.ok) return put;
  await note(tx, {
    bookingId,
    what: "chargeDiscounted",
    at: locked.now,
    staffId,
    before: { totalSen: charge.totalSen },
    after: { totalSen: charge.totalSen + price.totalSen },
    facts: { charge: name.en, amountSen: -price.totalSen, note: reason },
  });
  return ok({ balanceSen: put.value.owedSen });
}

const discounted = ({ en, my, cn }: { en: string; my: string; cn: string }) => ({
  en: `Discount: ${en}`,
  my: `Diskaun: ${my}`,
  cn: `折扣：${cn}`,
});
