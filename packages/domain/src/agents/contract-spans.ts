import { addDays, type Day } from "../calendar/day.ts";
import { type AgentContract, contractOn } from "./contract.ts";

/** Days of booking on which one contract counts, both included; null is none, or no end. */
export type ContractSpan<C extends AgentContract = AgentContract> = {
  readonly from: Day;
  readonly to: Day | null;
  readonly contract: C | null;
};

/** Which contract counts when, from a day on: the spans follow one another without a gap. */
export function contractSpans<C extends AgentContract>(
  contracts: readonly C[],
  from: Day,
): ContractSpan<C>[] {
  const turns = contracts.flatMap((contract) => [
    contract.from,
    ...(contract.to === null ? [] : [addDays(contract.to, 1)]),
  ]);
  const days = [...new Set([from, ...turns.filter((day) => day > from)])].toSorted();
  return days.map((day, i) => {
    const next = days[i + 1];
    return {
      from: day,
      to: next === undefined ? null : addDays(next, -1),
      contract: contractOn(contracts, day) as C | null,
    };
  });
}

/** What an agency has to be agreed anew with, so that a price list counts on some days and all else stays as it is. */
export type Relisting = {
  /** Contracts that end the day before; what they said of later days stands in `begin`. */
  readonly end: readonly string[];
  readonly begin: readonly (Omit<ContractSpan, "contract"> & {
    /** Whose other terms go on; null begins with the public price, paid at once. */
    readonly like: string | null;
    readonly priceList: string | null;
  })[];
};

type Days = { readonly from: Day; readonly to: Day | null };

/**
 * The contracts that follow when an agency buys by another price list on some days. A contract that ends still ends: days on
 * which none counts get one only where none counts on any of them. Spans that would not change are left as they are where
 * nothing before them changes.
 *
 * @param listOf the list that counts from now on, by what counts until now
 */
export function relist(
  contracts: readonly AgentContract[],
  { from, to }: Days,
  listOf: (contract: AgentContract | null) => string | null,
): Relisting {
  const spans = contractSpans(contracts, from).flatMap((span) => splitAfter(span, to));
  const isGiven = ({ from: first }: Days) => to === null || first <= to;
  const hasContract = spans.some((span) => span.contract !== null && isGiven(span));
  const begin = spans.map(({ contract, ...days }) => {
    const inDays = isGiven(days) && (contract !== null || !hasContract);
    const before = contract?.priceList ?? null;
    return { ...days, like: contract?.id ?? null, before, priceList: inDays ? listOf(contract) : before };
  });
  if (begin.every(({ before, priceList }) => before === priceList)) return { end: [], begin: [] };
  return {
    end: contracts.filter((contract) => contract.to === null || contract.to >= from).map(({ id }) => id),
    begin: begin.flatMap(({ before: _, ...span }) =>
      span.like === null && span.priceList === null ? [] : [span],
    ),
  };
}

/** A span that reaches past a day, in two. */
function splitAfter(span: ContractSpan, day: Day | null): ContractSpan[] {
  if (day === null || span.from > day || (span.to !== null && span.to <= day)) return [span];
  return [
    { ...span, to: day },
    { ...span, from: addDays(day, 1) },
  ];
}
