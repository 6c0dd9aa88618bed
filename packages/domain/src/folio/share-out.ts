import { type Count, type Sen, splitSen, sumSen } from "../money/sen.ts";
import { sumLines } from "../papers/line-difference.ts";
import { isOfSum } from "../pricing/line-figures.ts";
import { type PriceLine, priceSteps } from "../pricing/lines.ts";
import type { FolioItem, ItemPart } from "./folio-items.ts";
import { type FolioLetter, type FolioShare, firstFolio, shareSen, sharesOf } from "./share-rules.ts";

/** What a folio has of one item. */
export type FolioPiece = {
  readonly item: FolioItem;
  readonly folio: FolioLetter;
  /** Taxes included. */
  readonly totalSen: Sen;
  readonly taxSen: Sen;
  /** Whether the folio has all of the item. */
  readonly whole: boolean;
  readonly parts: readonly ItemPart[];
};

type Stay = { readonly nights: Count };

/** An item as pieces of the folios, which are the item together: each amount and each tax to the sen. */
export function piecesOf(item: FolioItem, shares: readonly FolioShare[], { nights }: Stay): FolioPiece[] {
  const { amounts, rest } = amountsOf(item, sharesOf(item, shares), nights);
  const held = [...amounts].filter(([, sen]) => sen > 0);
  const [only] = held;
  if (held.length <= 1) return [pieceOf(item, { folio: only?.[0] ?? rest, parts: item.parts, whole: true })];
  const split = splitParts(
    item,
    held.map(([, sen]) => sen),
  );
  return held.map(([folio], i) => pieceOf(item, { folio, parts: split[i] ?? [], whole: false }));
}

function pieceOf(
  item: FolioItem,
  { folio, parts, whole }: Pick<FolioPiece, "folio" | "parts" | "whole">,
): FolioPiece {
  const taxes = parts.filter(({ line }) => line.step === "tax");
  return {
    item,
    folio,
    parts,
    whole,
    totalSen: sumSen(parts.map(({ amountSen }) => amountSen)),
    taxSen: sumSen(taxes.map(({ amountSen, insideSen }) => amountSen + insideSen)),
  };
}

/** What each folio has of an item: its shares in their order while there is something left, and the rest. */
export function amountsOf(item: FolioItem, shares: readonly FolioShare[], nights: Count) {
  const amounts = new Map<FolioLetter, Sen>();
  let left = item.totalSen;
  for (const share of shares) {
    const sen = Math.max(0, Math.min(left, shareSen(share, item, nights)));
    amounts.set(share.folio, (amounts.get(share.folio) ?? 0) + sen);
    left -= sen;
  }
  const rest = shares.find(({ kind }) => kind === "rest")?.folio ?? firstFolio;
  amounts.set(rest, (amounts.get(rest) ?? 0) + left);
  return { amounts, rest };
}

/**
 * The parts of an item for pieces of these amounts. What was taken off is shared out by the amounts, then each tax by what is
 * left, and the item's own line is what remains of each piece: so no piece has a tax without what it falls on.
 */
function splitParts({ line: own, parts }: FolioItem, amounts: readonly Sen[]): ItemPart[][] {
  const pieces: ItemPart[][] = amounts.map(() => []);
  const left = [...amounts];
  const byLeft = () => (sumSen(left) > 0 && left.every((sen) => sen >= 0) ? left : amounts);
  const isMain = ({ line }: ItemPart) => line === own;
  const others = parts.filter((part) => !isMain(part)).toSorted((a, b) => a.amountSen - b.amountSen);
  for (const { line, amountSen, insideSen } of others) {
    const byAmount = splitSen(amountSen, byLeft());
    const inside = splitSen(insideSen, amounts);
    for (const [i, piece] of pieces.entries()) {
      piece.push({ line, amountSen: byAmount[i] ?? 0, insideSen: inside[i] ?? 0 });
      left[i] = (left[i] ?? 0) - (byAmount[i] ?? 0);
    }
  }
  const heldSen = sumSen(parts.filter(isMain).map(({ insideSen }) => insideSen));
  const held = splitSen(heldSen, amounts);
  return pieces.map((piece, i) => [
    { line: own, amountSen: left[i] ?? 0, insideSen: held[i] ?? 0 },
    ...piece,
  ]);
}

/** One folio as lines of a price, of which a paper can be made. All folios together are the booking's price, to the sen. */
export function linesOf(pieces: readonly FolioPiece[]): PriceLine[] {
  const sums = new Map<PriceLine, { amountSen: Sen; insideSen: Sen }>();
  for (const { line, amountSen, insideSen } of pieces.flatMap(({ parts }) => parts)) {
    const sum = sums.get(line) ?? { amountSen: 0, insideSen: 0 };
    sums.set(line, { amountSen: sum.amountSen + amountSen, insideSen: sum.insideSen + insideSen });
  }
  const place = ({ step }: PriceLine) => priceSteps.indexOf(step);
  const lines = [...sums].flatMap(([line, sum]) => partOf(line, sum)).toSorted((a, b) => place(a) - place(b));
  return [
    ...lines.filter(({ inHouse }) => !inHouse),
    ...sumLines([{ sign: 1, lines: lines.filter(({ inHouse }) => inHouse) }]),
  ];
}

/** A line with a part of its amount: of a tax a part of its base too, of another line one amount. */
function partOf(line: PriceLine, { amountSen, insideSen }: { amountSen: Sen; insideSen: Sen }): PriceLine[] {
  const heldSen = line.insideSen ?? 0;
  if (amountSen === line.amountSen && insideSen === heldSen) return [line];
  if (amountSen === 0 && insideSen === 0) return [];
  if (isOfSum(line)) {
    const [part, whole] = heldSen === 0 ? [amountSen, line.amountSen] : [insideSen, heldSen];
    const baseSen = line.baseSen === null ? null : Math.round((line.baseSen * part) / whole);
    const unitSen = Math.round((line.unitSen * part) / whole);
    return [{ ...line, baseSen, unitSen, amountSen, ...(heldSen !== 0 && { insideSen }) }];
  }
  const once = { count: 1, nights: null, unitSen: amountSen, amountSen };
  return [
    {
      ...line,
      ...once,
      ...(line.share !== null && { share: null, baseSen: null }),
      ...(line.times && { times: null }),
    },
  ];
}
