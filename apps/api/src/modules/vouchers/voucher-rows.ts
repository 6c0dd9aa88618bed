import type { VoucherReply } from "@pulau/contract/vouchers.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { asVoucherCode, bareCode, type VoucherFacts, voucherState } from "@pulau/domain/promotion/voucher.ts";
import { eq, inArray, type SQL } from "drizzle-orm";
import type { Db } from "../../db/connect.ts";
import { stayPackage } from "../../db/schema/catalogue.ts";
import { voucher } from "../../db/schema/promotions.ts";
import type { Tx } from "../../db/tx.ts";
import { voucherToken } from "./voucher-link.ts";

export type VoucherRow = typeof voucher.$inferSelect;

/** What a voucher's rules look at. */
export const factsOf = ({ leftSen, expiresOn, expiredAt, voidedAt }: VoucherRow): VoucherFacts => ({
  leftSen,
  expiresOn,
  isExpired: expiredAt !== null,
  isVoid: voidedAt !== null,
});

/** The voucher of a code as it was typed; null when there is none. */
export async function findByCode(db: Db | Tx, typed: string): Promise<VoucherRow | null> {
  const [row] = await db
    .select()
    .from(voucher)
    .where(eq(voucher.code, asVoucherCode(bareCode(typed))));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockVoucher(tx: Tx, where: SQL): Promise<VoucherRow | null> {
  const [row] = await tx.select().from(voucher).where(where).for("update");
  return row ?? null;
}

/** Whether whoever calls may spend it: their own, or a gift that nobody has taken into an account. */
export const isFor = (row: VoucherRow, accountId: string | null): boolean =>
  row.ownerId === null || row.ownerId === accountId;

export type Names = ReadonlyMap<string, VoucherReply["name"]>;

/** The names of the packages that vouchers hold for. */
export async function packageNames(db: Db | Tx, rows: readonly VoucherRow[]): Promise<Names> {
  const ids = [...new Set(rows.flatMap(({ terms }) => terms.packageIds))];
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: stayPackage.id, name: stayPackage.name })
    .from(stayPackage)
    .where(inArray(stayPackage.id, ids));
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** What a voucher holds for, in words. */
export const termsOf = ({ terms }: VoucherRow, names: Names): VoucherReply["terms"] => ({
  packages: terms.packageIds.flatMap((id) => names.get(id) ?? []),
  ...{ minSpendSen: terms.minSpendSen, stayFrom: terms.stayFrom, stayTo: terms.stayTo },
});

export type View = { readonly accountId: string; readonly secret: string; readonly today: Day };

/** A voucher as its owner or its buyer sees it. */
export function voucherReply(
  row: VoucherRow,
  names: Names,
  { accountId, secret, today }: View,
): VoucherReply {
  const { id: _id, code, name, picture, worthSen, leftSen, expiresOn, gift, giftSentAt } = row;
  return {
    ...{ _id, code, name, picture, worthSen, leftSen, expiresOn },
    state: voucherState(factsOf(row), today),
    issuedAt: row.issuedAt.toISOString(),
    terms: termsOf(row, names),
    mine: row.ownerId === accountId,
    gift: gift && { ...gift, sentAt: giftSentAt?.toISOString() ?? null },
    token: voucherToken(secret, _id),
  };
}
