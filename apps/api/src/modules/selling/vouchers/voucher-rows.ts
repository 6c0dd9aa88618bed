import type { VoucherReply } from "@pulau/contract/vouchers.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AccountId, PackageId, VoucherLinkId } from "@pulau/domain/ids.ts";
import {
  asVoucherCode,
  bareCode,
  canSpend,
  creditOf,
  type VoucherFacts,
  voucherState,
} from "@pulau/domain/promotion/voucher.ts";
import {
  isGiverOf,
  maskedCode,
  mayBeCredit,
  mayTake,
  seesCode,
  type VoucherHolding,
} from "@pulau/domain/promotion/voucher-holder.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, inArray, type SQL } from "../../../db/orm.ts";
import { stayPackage } from "../../../db/schema/catalogue.ts";
import { voucher, voucherFormerCode } from "../../../db/schema/promotions.ts";
import type { Tx } from "../../../db/tx.ts";
import { linkToken } from "../../../plugins/link-token.ts";

export type VoucherRow = typeof voucher.$inferSelect;

/** What a voucher's rules look at. */
export const factsOf = ({ leftSen, expiresOn, expiredAt, voidedAt }: VoucherRow): VoucherFacts => ({
  leftSen,
  expiresOn,
  isExpired: expiredAt !== null,
  isVoid: voidedAt !== null,
});

/** What its link is made from. Whoever had it before the voucher was given away opens nothing. */
export const linkIdOf = ({ id, linkId }: Pick<VoucherRow, "id" | "linkId">): VoucherLinkId => linkId ?? id;

/** In whose hands a voucher is. */
export const holdingOf = ({ ownerId, givenBy, buyerId, gift }: VoucherRow): VoucherHolding => ({
  ownerId,
  giverId: givenBy ?? buyerId,
  byHand: gift?.byHand ?? false,
});

/**
 * The voucher of a code as it was typed, for an account that may take it; null when there is none. `PROMO_GIVEN` for
 * whoever gave it away, also by the code that it had before.
 */
export async function findTyped(
  db: Db | Tx,
  { code: typed, accountId }: { readonly code: string; readonly accountId: AccountId | null },
  lock = false,
): Promise<Result<VoucherRow | null, "PROMO_UNKNOWN" | "PROMO_GIVEN">> {
  const code = asVoucherCode(bareCode(typed));
  const query = db.select().from(voucher).where(eq(voucher.code, code));
  // Given away while this waited for the lock, it has another code, and is not found.
  const [row] = await (lock ? query.for("update") : query);
  if (row) {
    const may = mayTake(holdingOf(row), accountId);
    return may.ok ? ok(row) : may;
  }
  if (accountId === null) return ok(null);
  const given = and(eq(voucherFormerCode.code, code), eq(voucherFormerCode.giverId, accountId));
  return (await db.$count(voucherFormerCode, given)) > 0 ? refuse("PROMO_GIVEN") : ok(null);
}

/** A voucher, locked until the transaction ends. */
export async function lockVoucher(tx: Tx, where: SQL): Promise<VoucherRow | null> {
  const [row] = await tx.select().from(voucher).where(where).for("update");
  return row ?? null;
}

export type Names = ReadonlyMap<PackageId, VoucherReply["name"]>;

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
  minSpendSen: terms.minSpendSen,
  stayFrom: terms.stayFrom,
  stayTo: terms.stayTo,
});

export type View = { readonly accountId: AccountId; readonly secret: string; readonly today: Day };

/** A voucher as its owner, its giver or its buyer sees it. */
export function voucherReply(
  row: VoucherRow,
  names: Names,
  { accountId, secret, today }: View,
): VoucherReply {
  const { id: _id, name, picture, worthSen, leftSen, expiresOn, gift, giftSentAt } = row;
  const holding = holdingOf(row);
  const mine = row.ownerId === accountId;
  const sees = seesCode(holding, accountId);
  // Whom its owner gave it on to is not its first giver's to know.
  const shown = mine || isGiverOf(holding, accountId) ? gift : null;
  return {
    _id,
    name,
    picture,
    worthSen,
    leftSen,
    expiresOn,
    mine,
    walletSen: mayBeCredit(row, accountId) && canSpend(factsOf(row), today).ok ? creditOf(row) : null,
    code: sees ? row.code : maskedCode(row.code),
    state: voucherState(factsOf(row), today),
    issuedAt: row.issuedAt.toISOString(),
    terms: termsOf(row, names),
    gift: shown && { byHand: false, ...shown, sentAt: giftSentAt?.toISOString() ?? null },
    token: sees ? linkToken(secret, "voucher", { id: linkIdOf(row) }) : null,
  };
}
