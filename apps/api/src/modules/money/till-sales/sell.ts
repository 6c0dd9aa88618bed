import type { Received, Reply } from "@pulau/contract/route.ts";
import type { sellRoute } from "@pulau/contract/till-sales.ts";
import { may, type Permissions } from "@pulau/domain/access/permissions.ts";
import { dayAt } from "@pulau/domain/calendar/day.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { soldAtTill } from "@pulau/domain/ledger/postings.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { paidOfSale, settleSale } from "@pulau/domain/till/settle-sale.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { post } from "../ledger/public.ts";
import { nextNumber } from "../papers/public.ts";
import { lockOwnDrawer } from "../shifts/public.ts";
import { nameOf } from "../till/public.ts";
import { priceBasket } from "./priced-basket.ts";
import { findSale } from "./show-sale.ts";
import { writeSale } from "./write-sale.ts";

type Selling = Received<typeof sellRoute>["body"] & {
  readonly staffId: StaffId;
  readonly permissions: Permissions;
  /** The moment, where it is not now. */
  readonly at?: Date;
};
type Refusals = "NOT_ALLOWED" | "INVALID_INPUT" | "PRICE_CHANGED" | "NO_OPEN_DRAWER";

/**
 * Sells what is in a basket for money: at today's prices, with the taxes of somebody without a stay, paid whole. Cash goes
 * into the open drawer of who sells. The drawer is locked before the receipt gets its number, which is the last lock: a count of
 * the drawer waits for the sale, or the sale finds it closed (`NO_OPEN_DRAWER`).
 */
export async function sell(tx: Tx, selling: Selling): Promise<Result<Reply<typeof sellRoute>, Refusals>> {
  const { staffId, permissions, way } = selling;
  if (selling.free.length > 0 && !may(permissions, "charges", "write")) return refuse("NOT_ALLOWED");
  const { timeZone, bookingNoPrefix } = await loadSettings(tx);
  const today = selling.at ? dayAt(selling.at, timeZone) : await loadToday(tx, timeZone);
  const basket = await priceBasket(tx, selling, today);
  if (!basket.ok) return basket;
  const { totalSen } = basket.value;
  const paid = settleSale(selling, totalSen);
  if (!paid.ok) return paid;
  if (totalSen !== selling.agreedTotalSen) return refuse("PRICE_CHANGED", { rule: "charges", totalSen });
  const drawer = way === "cash" ? await lockOwnDrawer(tx, staffId) : ok(null);
  if (!drawer.ok) return drawer;
  const numbered = await nextNumber(tx, `${bookingNoPrefix}-TS-${today.slice(2, 4)}`);
  const at = selling.at ?? (await loadNow(tx));
  const sale = { ...numbered, note: selling.note, staffId, at };
  const saleId = await writeSale(tx, basket.value, { ...sale, ...paid.value });
  const { roundingSen } = paid.value;
  await post(
    tx,
    {
      kind: "tillSale",
      tillSaleId: saleId,
      at,
      drawer: drawer.value ? { shiftId: drawer.value, staffId, kind: "payment" } : undefined,
    },
    soldAtTill({ outletId: selling.outletId, way, totalSen, roundingSen }),
  );
  await auditChange(tx, {
    staffId,
    act: "tillSold",
    subject: "tillSale",
    subjectId: saleId,
    at,
    before: null,
    after: { charges: basket.value.lines.map(nameOf), way, amountSen: totalSen, roundingSen },
    facts: { name: numbered.number, amountSen: paidOfSale({ ...paid.value, totalSen }).paidSen },
  });
  const sold = await findSale(tx, saleId);
  if (!sold) throw new Error(`sale ${saleId} is gone`);
  return ok(sold);
}
