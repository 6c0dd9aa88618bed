import { PaperSeller } from "@pulau/contract/papers.ts";
import type { TillReceipt } from "@pulau/contract/till-sales.ts";
import type { TillSaleId } from "@pulau/domain/ids.ts";
import { sumSen } from "@pulau/domain/money/sen.ts";
import { sumLines } from "@pulau/domain/papers/line-difference.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import { paidOfSale } from "@pulau/domain/till/settle-sale.ts";
import type { Db } from "../../../db/connect.ts";
import { alias, asc, eq } from "../../../db/orm.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import { tillSale, tillSaleLine } from "../../../db/schema/till-sales.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { backOfSale } from "./back-of-sale.ts";

type Sale = typeof tillSale.$inferSelect;

/** The receipt of a sale; null where there is none. */
export async function findSale(db: Db | Tx, id: TillSaleId): Promise<TillReceipt | null> {
  const giver = alias(staffUser, "giver");
  const [found] = await db
    .select({ sale: tillSale, seller: staffUser.name, giver: giver.name })
    .from(tillSale)
    .innerJoin(staffUser, eq(staffUser.id, tillSale.staffId))
    .leftJoin(giver, eq(giver.id, tillSale.backBy))
    .where(eq(tillSale.id, id));
  if (!found) return null;
  const { sale } = found;
  const isOfSale = eq(tillSaleLine.saleId, id);
  const rows = await db.select().from(tillSaleLine).where(isOfSale).orderBy(asc(tillSaleLine.position));
  const { profile, answerHours, timeZone } = await loadSettings(db);
  const { paidSen, changeSen } = paidOfSale(sale);
  const { number, way, reference, note, totalSen, taxSen, roundingSen, receivedSen } = sale;
  return {
    _id: id,
    number,
    at: sale.at.toISOString(),
    outlet: { _id: sale.outletId, name: sale.outletName },
    staff: { _id: sale.staffId, name: found.seller },
    way,
    reference,
    note,
    totalSen,
    taxSen,
    roundingSen,
    receivedSen,
    paidSen,
    changeSen,
    back: backIn(sale, found.giver),
    backTo: await backOfSale(db, sale),
    seller: PaperSeller.parse({ ...profile, answerHours, timeZone }),
    lines: rows.map(({ name, count, unitSen }) => ({ name, count, unitSen, amountSen: count * unitSen })),
    ...sumsOf(rows.flatMap(({ lines }) => lines)),
  };
}

function backIn({ backAs, backAt, backReason }: Sale, giver: string | null): TillReceipt["back"] {
  if (!backAs || !backAt) return null;
  return { as: backAs, at: backAt.toISOString(), by: giver ?? "", reason: backReason };
}

/** What all lines cost before taxes, and each tax over all of them: together the total, to the sen. */
function sumsOf(lines: readonly PriceLine[]): Pick<TillReceipt, "beforeSen" | "taxes"> {
  const taxes = sumLines([{ sign: 1, lines: lines.filter(({ step }) => step === "tax") }]);
  return {
    beforeSen: sumSen(lines.filter(({ step }) => step !== "tax").map(({ amountSen }) => amountSen)),
    taxes: taxes.map(({ name, share, amountSen, insideSen }) => ({
      name,
      share,
      amountSen,
      insideSen: insideSen ?? 0,
    })),
  };
}
