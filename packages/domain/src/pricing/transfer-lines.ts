import type { TransferPrice, WayPrice } from "../catalogue/transfers.ts";
import type { Sen } from "../money/sen.ts";
import { kindOf } from "../party/kinds.ts";
import { type AgeBand, type GuestKind, guestKinds, type Traveller } from "../party/party.ts";
import type { PriceLine, StayToQuote } from "./lines.ts";
import { lineOf } from "./step.ts";

type ChosenTransfer = NonNullable<StayToQuote["transfers"]>[number];
type Rider = { readonly kind: GuestKind; readonly who: "malaysian" | "foreign" };
type PersonPrice = Extract<TransferPrice, { per: "person" }>;
type Lines = { readonly base: LineBase; readonly ways: 1 | 2 };
type LineBase = Pick<PriceLine, "step" | "ruleId" | "name" | "taxGroup">;

/**
 * The lines of one land transfer: by the person, by the vehicles that are large enough, or by the trip. `boatBands` tell
 * the kinds of guests where the price has no bands of its own. Null when only the resort can say what it costs.
 */
export function transferLines(
  chosen: ChosenTransfer,
  travellers: readonly Traveller[],
  boatBands: readonly AgeBand[],
): PriceLine[] | null {
  const { id, name, price, taxGroup } = chosen.transfer;
  const lines: Lines = {
    base: { step: "transport", ruleId: id, name, taxGroup: taxGroup ?? "none" },
    ways: chosen.ways,
  };
  switch (price.per) {
    case "trip":
      return whole([pricedLine(lines, price, { count: 1 })]);
    case "vehicle":
      return vehicleLines(price, chosen.persons ?? travellers.length, lines);
    case "person":
      return personLines(price, ridersOf(chosen, travellers, price.bands ?? boatBands), lines);
  }
}

/** Null where it has no price for so many ways. */
const unitOf = ({ sen = null, returnSen = null }: WayPrice, ways: 1 | 2): Sen | null => {
  if (ways === 2 && returnSen !== null) return returnSen;
  return sen === null ? null : ways * sen;
};

type Counted = { readonly count: number } & Partial<Pick<PriceLine, "guestKind" | "who">>;

/** A line at the price of its ways; null without one. */
function pricedLine({ base, ways }: Lines, price: WayPrice, counted: Counted): PriceLine | null {
  const unitSen = unitOf(price, ways);
  return unitSen === null ? null : lineOf({ ...base, ...counted, unitSen });
}

/** All lines, or null where only the resort can say what one of them costs. */
const whole = (lines: readonly (PriceLine | null)[]): PriceLine[] | null => {
  const priced = lines.filter((line) => line !== null);
  return priced.length === lines.length ? priced : null;
};

/** Those who pay most go first, so that a price does not rise when it turns out who rides. */
const ridingOrder = ({ kind, who }: Rider): number =>
  ["adult", "senior", "child", "toddler", "infant"].indexOf(kind) * 2 + (who === "foreign" ? 0 : 1);

/** Of a part of the party: so many children, the rest adults, as far as there are any of each. */
function ridersOf(
  { persons, children }: ChosenTransfer,
  travellers: readonly Traveller[],
  bands: readonly AgeBand[],
): Rider[] {
  const all = travellers.map(
    ({ age, senior, nonMalaysian }): Rider => ({
      kind: kindOf(age, senior, bands),
      who: nonMalaysian ? "foreign" : "malaysian",
    }),
  );
  if (persons === null || persons === undefined || persons >= all.length) return all;
  // Who exactly rides is not asked: the same ones whatever the order of guests.
  all.sort((a, b) => ridingOrder(a) - ridingOrder(b));
  const grown = all.filter(({ kind }) => kind === "adult" || kind === "senior");
  const young = all.filter((rider) => !grown.includes(rider));
  const adults = persons - (children ?? 0);
  const first = [...grown.slice(0, adults), ...young.slice(0, persons - adults)];
  const rest = [...grown.slice(adults), ...young.slice(persons - adults)];
  return [...first, ...rest].slice(0, persons);
}

/** The first row that fits; a senior without one pays as an adult. */
function rowFor(amounts: PersonPrice["amounts"], { kind, who }: Rider) {
  const ofKind = (guestKind: GuestKind) =>
    amounts.find((row) => (row.guestKind ?? guestKind) === guestKind && (row.who ?? who) === who);
  return ofKind(kind) ?? (kind === "senior" ? ofKind("adult") : undefined);
}

/** What one guest pays for their own seat of a transfer that is priced by the person, else nothing. */
export function seatSen(
  { transfer: { price }, ways }: ChosenTransfer,
  { age, senior, nonMalaysian }: Traveller,
  boatBands: readonly AgeBand[],
): Sen {
  if (price.per !== "person") return 0;
  const kind = kindOf(age, senior, price.bands ?? boatBands);
  const row = rowFor(price.amounts, { kind, who: nonMalaysian ? "foreign" : "malaysian" });
  return (row && unitOf(row, ways)) ?? 0;
}

function personLines(
  { amounts, minimum }: PersonPrice,
  riders: readonly Rider[],
  lines: Lines,
): PriceLine[] | null {
  const rowOf = (rider: Rider) => rowFor(amounts, rider);
  const ridden = guestKinds.flatMap((guestKind) =>
    (["malaysian", "foreign"] as const).flatMap((nationality) => {
      const count = riders.filter((rider) => rider.kind === guestKind && rider.who === nationality).length;
      const row = rowOf({ kind: guestKind, who: nationality });
      if (count === 0 || row === undefined) return [];
      return [pricedLine(lines, row, { guestKind, who: row.who ? nationality : null, count })];
    }),
  );
  const counted = riders.filter(({ kind }) => kind !== "infant" && kind !== "toddler").length;
  const lacking = Math.max(0, (minimum?.persons ?? 0) - counted);
  const ownPrice = minimum && unitOf(minimum, lines.ways) !== null ? minimum : null;
  const seat = ownPrice ?? rowOf({ kind: "adult", who: "malaysian" });
  const priced = whole(ridden);
  if (priced === null || lacking === 0 || seat === undefined) return priced && merge(priced);
  const seats = pricedLine(lines, seat, { count: lacking });
  return seats && [...merge(priced), { ...seats, lacking: true }];
}

/** Malaysians and foreigners who pay the same are told together. */
function merge(lines: readonly PriceLine[]): PriceLine[] {
  const merged: PriceLine[] = [];
  for (const line of lines) {
    const at = merged.findIndex(
      (priceLine) =>
        priceLine.guestKind === line.guestKind &&
        priceLine.who === line.who &&
        priceLine.unitSen === line.unitSen,
    );
    const same = merged[at];
    if (same === undefined) merged.push(line);
    else
      merged[at] = {
        ...same,
        count: same.count + line.count,
        amountSen: same.amountSen + line.amountSen,
      };
  }
  return merged;
}

function vehicleLines(
  { steps, beyond }: Extract<TransferPrice, { per: "vehicle" }>,
  persons: number,
  lines: Lines,
): PriceLine[] | null {
  const lineFor = (step: WayPrice, count: number) => pricedLine(lines, step, { count });
  const enough = steps.find(({ upTo }) => upTo >= persons);
  if (enough) return whole([lineFor(enough, 1)]);
  const largest = steps.at(-1);
  if (beyond === "enquiry" || largest === undefined) return null;
  const full = Math.floor(persons / largest.upTo);
  const rest = persons - full * largest.upTo;
  const last = rest === 0 ? undefined : steps.find(({ upTo }) => upTo >= rest);
  if (last === undefined || last === largest) return whole([lineFor(largest, full + (last ? 1 : 0))]);
  return whole([lineFor(largest, full), lineFor(last, 1)]);
}
