import type { LinkedSale, PhoneSale } from "@pulau/contract/phone-sales.ts";
import type { PurchaseId } from "@pulau/domain/ids.ts";
import { sumSen } from "@pulau/domain/money/sen.ts";
import { isPhoneWay } from "@pulau/domain/till/sale-ways.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { desc, eq } from "../../../db/orm.ts";
import { payment } from "../../../db/schema/payments.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import { tillSale } from "../../../db/schema/till-sales.ts";
import type { Gateways } from "../../../gateways/gateways.ts";
import { linkToken } from "../../../plugins/link-token.ts";
import type { Settings } from "../../../settings.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { faceOf, offeredGateways } from "../gateways/public.ts";
import type { PurchaseRow } from "../payments/public.ts";
import { phoneBasket } from "./phone-basket.ts";

/** A purchase of the till, with what is asked for; null where there is none. */
export async function findPhoneSale(db: Db, purchaseId: PurchaseId) {
  const [row] = await db.select().from(purchase).where(eq(purchase.id, purchaseId));
  const request = row && phoneBasket(row);
  return request ? { row, request } : null;
}

export type FoundPhoneSale = NonNullable<Awaited<ReturnType<typeof findPhoneSale>>>;

async function standing(db: Db, { row, request }: FoundPhoneSale) {
  const { number, totalSen, state, cancelReason, payUntil } = row;
  const { outlet, lines } = request.basket;
  return {
    number,
    outlet: { _id: outlet.outletId, name: outlet.outletName },
    lines: lines.map((line) => ({ name: line.name, count: line.count, totalSen: line.totalSen })),
    totalSen,
    taxSen: sumSen(lines.map(({ taxSen }) => taxSen)),
    state,
    cancelReason,
    payUntil: payUntil?.toISOString() ?? null,
    now: (await loadNow(db)).toISOString(),
    latest: await latestOf(db, row),
  };
}

async function latestOf(db: Db, { id }: PurchaseRow): Promise<PhoneSale["latest"]> {
  const { id: _id, gateway, amountSen, state, reason } = payment;
  const [latest] = await db
    .select({ _id, gateway, amountSen, state, reason })
    .from(payment)
    .where(eq(payment.purchaseId, id))
    .orderBy(desc(payment.createdAt), desc(payment.id))
    .limit(1);
  return latest ?? null;
}

/** As the till sees it: with its link, and its receipt once it is sold. */
export async function showPhoneSale(
  db: Db,
  { secret, publicUrl }: Pick<Settings, "secret" | "publicUrl">,
  found: FoundPhoneSale,
): Promise<PhoneSale> {
  const { id } = found.row;
  const { id: _id, number, way } = tillSale;
  const [sold] = await db.select({ _id, number, way }).from(tillSale).where(eq(tillSale.purchaseId, id));
  return {
    _id: id,
    ...(await standing(db, found)),
    url: `${publicUrl}/pay/till/${linkToken(secret, "payAtTill", { id })}`,
    sold: sold && isPhoneWay(sold.way) ? { ...sold, way: sold.way } : null,
  };
}

/** As whoever has the link sees it: with the ways in which it can be paid. */
export async function showLinkedSale(db: Db, gateways: Gateways, found: FoundPhoneSale): Promise<LinkedSale> {
  const { wallet } = await loadSettings(db);
  const isOpen = found.row.state === "open";
  const offered = isOpen ? await offeredGateways(db, gateways) : [];
  return {
    ...(await standing(db, found)),
    gateways: offered.map(faceOf),
    byWallet: isOpen && wallet.enabled,
  };
}
