import type { Received, Reply } from "@pulau/contract/route.ts";
import type { sellRoute } from "@pulau/contract/till-sales.ts";
import { may, type Permissions } from "@pulau/domain/access/permissions.ts";
import { type Day, dayAt } from "@pulau/domain/calendar/day.ts";
import type { StaffId, TillSaleId } from "@pulau/domain/ids.ts";
import { soldAtTill } from "@pulau/domain/ledger/postings.ts";
import { type Sen, sumSen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { priceCharge } from "@pulau/domain/till/charge-lines.ts";
import { paidOfSale, type SettledSale, settleSale } from "@pulau/domain/till/settle-sale.ts";
import { taxesOfVisitor } from "@pulau/domain/till/stay-taxes.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { tillSale, tillSaleLine } from "../../../db/schema/till-sales.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { loadResortLists } from "../../selling/catalogue/public.ts";
import { post } from "../ledger/public.ts";
import { nextNumber } from "../papers/public.ts";
import { lockOwnDrawer } from "../shifts/public.ts";
import { nameOf, readBasket } from "../till/public.ts";
import { findSale } from "./show-sale.ts";

type Selling = Received<typeof sellRoute>["body"] & {
  readonly staffId: StaffId;
  readonly permissions: Permissions;
  /** The moment, where it is not now. */
  readonly at?: Date;
};
type Refusals = "NOT_ALLOWED" | "INVALID_INPUT" | "PRICE_CHANGED" | "NO_OPEN_DRAWER";
type Basket = { readonly outlet: Outlet; readonly lines: readonly Line[]; readonly totalSen: Sen };
type Outlet = Pick<typeof tillSale.$inferInsert, "outletId" | "outletName">;
type Line = Omit<typeof tillSaleLine.$inferInsert, "saleId">;

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

/** What is in the basket with its prices and taxes, each line for itself: so the till reckons it, and a charge in house. */
async function priceBasket(tx: Tx, selling: Selling, today: Day): Promise<Result<Basket, "INVALID_INPUT">> {
  const read = await readBasket(tx, selling);
  if (!read.ok) return read;
  const taxes = taxesOfVisitor((await loadResortLists(tx)).taxes, today);
  const lines = read.value.wanted.map(({ ruleId, ...wanted }, position) => {
    const price = priceCharge({ ruleId, ...wanted }, taxes);
    const { totalSen, taxSen } = price;
    return { ...wanted, position, lines: [...price.lines], totalSen, taxSen };
  });
  const { id: outletId, name: outletName } = read.value.outlet;
  return ok({
    outlet: { outletId, outletName },
    lines,
    totalSen: sumSen(lines.map(({ totalSen }) => totalSen)),
  });
}

type Facts = SettledSale &
  Pick<typeof tillSale.$inferInsert, "number" | "series" | "ordinal" | "note" | "staffId" | "at">;

async function writeSale(tx: Tx, { outlet, lines, totalSen }: Basket, sale: Facts): Promise<TillSaleId> {
  const taxSen = sumSen(lines.map((line) => line.taxSen));
  const [row] = await tx
    .insert(tillSale)
    .values({ ...sale, ...outlet, totalSen, taxSen })
    .returning({ id: tillSale.id });
  if (!row) throw new Error("no sale was made");
  await tx.insert(tillSaleLine).values(lines.map((line) => ({ ...line, saleId: row.id })));
  return row.id;
}
