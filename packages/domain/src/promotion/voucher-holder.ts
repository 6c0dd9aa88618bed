import type { AccountId } from "../ids.ts";
import { ok, type Result, refuse } from "../result.ts";

/** In whose hands a voucher is. */
export type VoucherHolding = {
  /** The account that it is in; null is a gift on its way, which its code alone decides. */
  readonly ownerId: AccountId | null;
  /** Who gave it last; its buyer when nobody gave it on. */
  readonly giverId: AccountId;
  /** Whether its giver wished to print it and hand it over. */
  readonly byHand: boolean;
};

/**
 * Whether an account may claim or spend a voucher whose code it typed. Its giver learns that it is given away, anybody
 * else's looks as if it were not there. `accountId` is null for a guest without an account.
 */
export const mayTake = (
  { ownerId, giverId }: VoucherHolding,
  accountId: AccountId | null,
): Result<true, "PROMO_UNKNOWN" | "PROMO_GIVEN"> => {
  if (ownerId !== null && ownerId === accountId) return ok(true);
  if (giverId === accountId) return refuse("PROMO_GIVEN");
  return ownerId === null ? ok(true) : refuse("PROMO_UNKNOWN");
};

/**
 * Whether it may become credit of an account's wallet: its buyer's alone, as long as it is theirs. Credit is what was
 * paid, and whoever was given a voucher is not told its price.
 */
export const mayBeCredit = (
  { ownerId, buyerId }: { readonly ownerId: AccountId | null; readonly buyerId: AccountId },
  accountId: AccountId,
): boolean => buyerId === accountId && ownerId === accountId;

/** Whether it is a gift of this account's. */
export const isGiverOf = ({ ownerId, giverId }: VoucherHolding, accountId: AccountId): boolean =>
  giverId === accountId && ownerId !== accountId;

/** Whether an account may read the code and open the printable page: its owner, and a giver who hands it over. */
export const seesCode = (holding: VoucherHolding, accountId: AccountId): boolean =>
  holding.ownerId === accountId ||
  (holding.ownerId === null && holding.byHand && isGiverOf(holding, accountId));

/** A code of which only the end is told: `TB-••••-XQRA`. */
export const maskedCode = (code: string): string => code.replace(/-[^-]+-([^-]+)$/, "-••••-$1");
