import { gapInBands } from "@pulau/domain/party/bands.ts";
import { type AgeBand, guestKinds } from "@pulau/domain/party/party.ts";
import { z } from "zod";
import { count } from "./settings/parts.ts";

const Band = z.object({
  kind: z.enum(guestKinds),
  fromAge: count(0, 120),
  toAge: count(0, 120).nullable(),
});

/** Who counts as what, as it is told. */
export const AgeBandsReply = z.array(
  z.object({ kind: z.enum(guestKinds), fromAge: z.int(), toAge: z.int().nullable() }),
);

/** Every age is in one band at most, and no band ends before it begins. */
function isInOrder(bands: readonly AgeBand[]): boolean {
  const sorted = bands.toSorted((a, b) => a.fromAge - b.fromAge);
  return sorted.every(({ fromAge, toAge }, at) => {
    const next = sorted[at + 1];
    return (toAge ?? 999) >= fromAge && (next === undefined || (toAge ?? 999) < next.fromAge);
  });
}

/** Who counts as what by their age. */
export const AgeBands = z.array(Band).max(5).refine(isInOrder, { error: "bands" });

type GapRule = { readonly rule: string; readonly facts: Readonly<Record<string, number>> };

/** What is wrong with bands that leave somebody out, who would pay as an adult unseen; null where they don't. */
export function gapRule(bands: readonly AgeBand[]): GapRule | null {
  const gap = gapInBands(bands);
  if (gap === null) return null;
  const { fromAge, toAge } = gap;
  return toAge === null
    ? { rule: "bandsEnd", facts: { fromAge } }
    : { rule: "bandsHole", facts: { fromAge, toAge } };
}

const WithoutGaps = AgeBands.superRefine((bands, context) => {
  const wrong = gapRule(bands);
  if (wrong) context.addIssue({ code: "custom", message: wrong.rule, params: { facts: wrong.facts } });
});
const orNull = <T>(bands: readonly T[] | null | undefined) => (bands?.length ? [...bands] : null);

/** Bands that a fee has instead of the resort's; null or none takes the resort's. */
export const OwnBands = WithoutGaps.nullish().transform(orNull);

/** The same of a package or a boat; who leaves them out keeps what is there. */
export const KeptOwnBands = WithoutGaps.nullish()
  .transform((bands) => (bands === undefined ? undefined : orNull(bands)))
  .meta({ example: null });
