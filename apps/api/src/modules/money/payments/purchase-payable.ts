import type { PurchaseId } from "@pulau/domain/ids.ts";
import { ledger } from "@pulau/domain/ledger/postings.ts";
import { purchaseOffers } from "@pulau/domain/money/offers.ts";
import type { Db } from "../../../db/connect.ts";
import { asc, eq, sql } from "../../../db/orm.ts";
import { member } from "../../../db/schema/accounts.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Payer } from "../../../gateways/port.ts";
import { keepPieces } from "../../booking/holds/public.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import type { PurchaseRow } from "./move-purchase.ts";
import type { LockedPayable, Payable } from "./payable.ts";
import { receivePurchasePayment } from "./receive-purchase-payment.ts";

const payableOf = (row: PurchaseRow, payer: Payer): Payable => ({
  of: { purchaseId: row.id },
  ownerId: row.accountId ?? row.id,
  number: row.number,
  paidSen: row.paidSen,
  begunAt: row.createdAt,
  beginsOn: null,
  offers: purchaseOffers(row),
  wait: row.state === "open" && row.payUntil ? { until: row.payUntil, cap: row.payUntilCap } : null,
  byWallet: row.flow !== "top-up",
  payer,
  lapsed: row.cancelReason === "NOT_PAID_IN_TIME",
});

/**
 * The account's owner: the member who has been there longest among its admins. Who pays at the till has left no name, and the
 * gateway writes to the resort.
 */
async function payerOf(db: Db | Tx, { accountId, number }: PurchaseRow): Promise<Payer> {
  if (accountId === null) {
    const { profile } = await loadSettings(db);
    return { name: number, email: profile.email, mobile: null, language: "en" };
  }
  const [owner] = await db
    .select({ name: member.name, email: member.email, language: member.language })
    .from(member)
    .where(eq(member.accountId, accountId))
    .orderBy(sql`${member.role} <> 'admin'`, asc(member.createdAt))
    .limit(1);
  if (!owner) throw new Error(`account ${accountId} has no member`);
  return { ...owner, mobile: null };
}

/** A purchase as something to pay for. */
export async function findPurchasePayable(db: Db | Tx, purchaseId: PurchaseId): Promise<Payable | null> {
  const [row] = await db.select().from(purchase).where(eq(purchase.id, purchaseId));
  return row ? payableOf(row, await payerOf(db, row)) : null;
}

/** By which way a purchase is paid; null when there is none. */
export async function flowOfPurchase(db: Db, purchaseId: PurchaseId): Promise<PurchaseRow["flow"] | null> {
  const [row] = await db.select({ flow: purchase.flow }).from(purchase).where(eq(purchase.id, purchaseId));
  return row?.flow ?? null;
}

/** A purchase to pay for, locked. */
export async function purchasePayable(tx: Tx, purchaseId: PurchaseId): Promise<LockedPayable | null> {
  const [row] = await tx.select().from(purchase).where(eq(purchase.id, purchaseId)).for("update");
  if (!row) return null;
  const now = await clockOf(tx);
  return {
    ...payableOf(row, await payerOf(tx, row)),
    now,
    account: ledger.purchase(row.id),
    async keepUntil(inner, payUntil) {
      const kept = await keepPieces(inner, { holdId: row.id, state: "payment", until: payUntil });
      const payUntilCap = new Date(Math.max(row.payUntilCap.getTime(), payUntil.getTime()));
      if (kept) await inner.update(purchase).set({ payUntil, payUntilCap }).where(eq(purchase.id, row.id));
      return kept;
    },
    note: async () => {},
    receive: (inner, money) => receivePurchasePayment(inner, { row, now }, money),
    refresh: async () => {},
  };
}

async function clockOf(tx: Tx): Promise<Date> {
  const { rows } = await tx.execute<{ now: string }>(
    sql`SELECT date_trunc('milliseconds', pulau_now()) AS now`,
  );
  if (!rows[0]) throw new Error("the database told no time");
  return new Date(rows[0].now);
}
