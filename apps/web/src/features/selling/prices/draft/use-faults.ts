import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { OptionId, RateId } from "@pulau/domain/ids.ts";
import { useEffect, useMemo } from "react";
import { useCall } from "../../../../api/use-call.ts";
import { type Fault, priceDraftFaults } from "../calls.ts";
import { newestIn } from "./follow-draft.ts";
import type { PriceEditor } from "./use-price-draft.ts";

export type CellFault = Fault & {
  /** The price that it is about, where it is about one. */
  readonly rateId: RateId | null;
  /** The part of the card that it is about. */
  readonly part: string;
};

/** The rate that a path such as `rates.3.of` is about, by its place in the card. */
export const faultOf = (card: RateBook, fault: Fault): CellFault => {
  const [part = "", at = ""] = fault.path.split(".");
  return { ...fault, part, rateId: part === "rates" ? (card.rates[Number(at)]?.id ?? null) : null };
};

/** What keeps the draft from being published, asked anew after each save. */
export function useFaults(
  optionId: OptionId,
  { card, draft, unsavedCount, state }: PriceEditor,
): readonly CellFault[] {
  const isChanged = draft.changes.length > 0;
  // Each save is later than the one before, and what goes back to what is published leaves one less.
  const stamp = useMemo(() => `${draft.changes.length} ${newestIn(draft)}`, [draft]);
  const isCurrent = isChanged && unsavedCount === 0 && state === "saved";
  const { data, refetch } = useCall(
    priceDraftFaults,
    { params: { _id: optionId } },
    { enabled: isCurrent, keepPrevious: true },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stamp says that something else was saved
  useEffect(() => {
    if (isCurrent) void refetch();
  }, [stamp, isCurrent]);
  return useMemo(
    () => (isChanged && data ? data.faults.map((fault) => faultOf(card, fault)) : []),
    [isChanged, data, card],
  );
}
