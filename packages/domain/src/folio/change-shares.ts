import type { Count, Sen } from "../money/sen.ts";
import type { FolioItem } from "./folio-items.ts";
import { amountsOf } from "./share-out.ts";
import {
  type FolioLetter,
  type FolioShare,
  firstFolio,
  isOf,
  type ShareKind,
  sharesOf,
} from "./share-rules.ts";

type Transfer = { readonly from: FolioLetter; readonly to: FolioLetter };
type Stay = { readonly nights: Count };

/** Moves what one folio has of an item to another. */
export function moveItem(
  shares: readonly FolioShare[],
  item: FolioItem,
  { from, to, nights }: Transfer & Stay,
): readonly FolioShare[] {
  if (from === to) return shares;
  const own = ownShares(shares, item);
  const rest = restOf(own);
  const others = own.filter(({ kind }) => kind !== "rest");
  const target = targetOf(item);
  const restTo = (folio: FolioLetter): FolioShare => ({ ...target, folio, kind: "rest", value: 0 });
  if (from === rest)
    return withOwn(shares, item, [...others.filter(({ folio }) => folio !== to), restTo(to)]);
  const left = others.filter(({ folio }) => folio !== from);
  if (to === rest) return withOwn(shares, item, [...left, restTo(rest)]);
  const moved = others.find(({ folio }) => folio === from);
  const there = others.find(({ folio }) => folio === to);
  if (moved && !there)
    return withOwn(shares, item, [
      ...others.map((share) => (share === moved ? { ...share, folio: to } : share)),
      restTo(rest),
    ]);
  if (moved && there && moved.kind === there.kind)
    return withOwn(shares, item, [
      ...left.map((share) => (share === there ? { ...share, value: share.value + moved.value } : share)),
      restTo(rest),
    ]);
  const { amounts } = amountsOf(item, own, nights);
  return withAmounts(shares, item, { amounts, rest, from, to, sen: amounts.get(from) ?? 0 });
}

type Part = { readonly kind: Exclude<ShareKind, "rest">; readonly value: number };

/**
 * Gives a part of what one folio has of an item to another. Where nobody else has any of it, the part is kept as it was said
 * and reckoned anew when the booking changes; else all parts become amounts.
 */
export function splitItem(
  shares: readonly FolioShare[],
  item: FolioItem,
  { from, to, nights, kind, value }: Transfer & Stay & Part,
): readonly FolioShare[] {
  const target = targetOf(item);
  const { amounts, rest } = amountsOf(item, ownShares(shares, item), nights);
  const hasAll = amounts.get(from) === item.totalSen;
  if (hasAll)
    return withOwn(shares, item, [
      { ...target, folio: to, kind, value },
      { ...target, folio: from, kind: "rest", value: 0 },
    ]);
  const heldSen = amounts.get(from) ?? 0;
  const whole = { ...item, totalSen: kind === "nights" ? item.totalSen : heldSen };
  const [part] = amountsOf(whole, [{ ...target, folio: to, kind, value }], nights).amounts.values();
  return withAmounts(shares, item, { amounts, rest, from, to, sen: Math.min(heldSen, part ?? 0) });
}

/** How large a part can be: the sen, or nights, or basis points of all that a folio has. */
export const mostOf = (kind: Part["kind"], heldSen: Sen, { nights }: Stay): number =>
  ({ percent: 10_000, amount: heldSen, nights })[kind];

const targetOf = ({ key, chargeId }: FolioItem): Pick<FolioShare, "of" | "key"> => ({
  of: chargeId === null ? "line" : "charge",
  key,
});

const restOf = (own: readonly FolioShare[]): FolioLetter =>
  own.find(({ kind }) => kind === "rest")?.folio ?? firstFolio;

/** The shares that count for an item as shares of it alone, whatever rule they came from. */
const ownShares = (shares: readonly FolioShare[], item: FolioItem): readonly FolioShare[] =>
  sharesOf(item, shares).map((share) => ({ ...share, ...targetOf(item) }));

/** All shares, with these of one item alone; none where it has what it would have without. */
function withOwn(
  shares: readonly FolioShare[],
  item: FolioItem,
  own: readonly FolioShare[],
): readonly FolioShare[] {
  const { of } = targetOf(item);
  const others = shares.filter((share) => share.of !== of || share.key !== item.key);
  const hasRule = others.some((share) => isOf(share, item));
  const isPlain = own.every(({ kind, folio }) => kind === "rest" && folio === firstFolio);
  return isPlain && !hasRule ? others : [...others, ...own];
}

type Amounts = Transfer & {
  readonly amounts: ReadonlyMap<FolioLetter, Sen>;
  readonly rest: FolioLetter;
  readonly sen: Sen;
};

/** The same by amounts, of which some sen move. */
function withAmounts(
  shares: readonly FolioShare[],
  item: FolioItem,
  { amounts, rest, from, to, sen }: Amounts,
): readonly FolioShare[] {
  const target = targetOf(item);
  const moved = new Map(amounts).set(from, (amounts.get(from) ?? 0) - sen);
  moved.set(to, (moved.get(to) ?? 0) + sen);
  const own = [...moved]
    .filter(([folio, value]) => folio !== rest && value > 0)
    .map(([folio, value]): FolioShare => ({ ...target, folio, kind: "amount", value }));
  return withOwn(shares, item, [...own, { ...target, folio: rest, kind: "rest", value: 0 }]);
}

/** Shares that the booking no longer has all of: what they are of is gone, or costs less than they say. */
export const lostShares = (
  items: readonly FolioItem[],
  shares: readonly FolioShare[],
): readonly FolioShare[] =>
  shares.filter(({ of, key, kind, value }) => {
    if (of !== "line" && of !== "charge") return false;
    const item = items.find((found) => isOf({ of, key }, found));
    return item === undefined || (kind === "amount" && value > item.totalSen);
  });

/**
 * Shares as they can be kept: those of lines and charges that the booking has, with amounts that are no more than there is, in
 * their order.
 */
export function keptShares(
  items: readonly FolioItem[],
  shares: readonly FolioShare[],
): readonly FolioShare[] {
  const left = new Map(items.map((item) => [item, item.totalSen]));
  return shares.flatMap((share) => {
    if (share.of !== "line" && share.of !== "charge") return [share];
    const item = items.find((found) => isOf(share, found));
    if (!item) return [];
    if (share.kind !== "amount") return [share];
    const value = Math.min(share.value, left.get(item) ?? 0);
    left.set(item, (left.get(item) ?? 0) - value);
    return value > 0 ? [{ ...share, value }] : [];
  });
}

/** The first share that gives more than all of something away, or the same folio a second share of it; -1 for none. */
export const wrongShare = (shares: readonly FolioShare[]): number =>
  shares.findIndex((share, i) => {
    const before = shares.slice(0, i).filter(({ of, key }) => of === share.of && key === share.key);
    const percents = [...before, share].filter(({ kind }) => kind === "percent");
    return (
      before.some(({ folio, kind }) => folio === share.folio || (kind === "rest" && share.kind === "rest")) ||
      percents.reduce((sum, { value }) => sum + value, 0) > 10_000
    );
  });
