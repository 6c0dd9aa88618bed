import { randomUUID } from "node:crypto";
import type { startPhoneSaleRoute } from "@pulau/contract/phone-sales.ts";
import type { Received } from "@pulau/contract/route.ts";
import { may, type Permissions } from "@pulau/domain/access/permissions.ts";
import type { PurchaseId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { openPurchase } from "../../selling/purchases/public.ts";
import { nameOf } from "../till/public.ts";
import { priceBasket } from "./priced-basket.ts";

type Starting = Received<typeof startPhoneSaleRoute>["body"] & {
  readonly staffId: StaffId;
  readonly permissions: Permissions;
};
type Refusals = "NOT_ALLOWED" | "INVALID_INPUT" | "PRICE_CHANGED";

/**
 * Asks for what is in a basket on the phone of who pays: a purchase that is nobody's, with its prices and taxes frozen. It takes no
 * receipt's number and is in no books before its money is there; unpaid, it lapses by its deadline.
 */
export async function startPhoneSale(
  tx: Tx,
  starting: Starting,
): Promise<Result<{ purchaseId: PurchaseId }, Refusals>> {
  const { staffId, permissions, note } = starting;
  if (starting.free.length > 0 && !may(permissions, "charges", "write")) return refuse("NOT_ALLOWED");
  const { timeZone } = await loadSettings(tx);
  const basket = await priceBasket(tx, starting, await loadToday(tx, timeZone));
  if (!basket.ok) return basket;
  const { outlet, lines, totalSen } = basket.value;
  if (totalSen <= 0) return refuseFields("INVALID_INPUT", [{ path: "items", rule: "nothingToPay" }]);
  if (totalSen !== starting.agreedTotalSen) return refuse("PRICE_CHANGED", { rule: "charges", totalSen });
  const purchaseId = randomUUID();
  const opened = await openPurchase(tx, {
    id: purchaseId,
    accountId: null,
    flow: "till",
    subjectId: outlet.outletId,
    count: 1,
    facts: { name: outlet.outletName, staffId, note, lines },
    totalSen,
  });
  if (!opened.ok) throw new Error("a sale at the till has no quota");
  await auditChange(tx, {
    staffId,
    act: "phoneSaleStarted",
    subject: "tillSale",
    subjectId: purchaseId,
    before: null,
    after: { charges: lines.map(nameOf), amountSen: totalSen },
    facts: { name: outlet.outletName.en, amountSen: totalSen },
  });
  return ok({ purchaseId });
}
