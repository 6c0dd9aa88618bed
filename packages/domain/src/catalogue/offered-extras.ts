import { ok, type Result, refuseFields } from "../result.ts";
import type { RateBook } from "./catalogue.ts";

/**
 * Whether the card offers every extra that is chosen, or the booking has it from before. `ADD_ON_SOLD_OUT` names all that
 * it does not: what nobody prices must not look as if it came for nothing.
 */
export function checkExtras(
  { extras = [] }: Pick<RateBook, "extras">,
  chosen: readonly string[],
  booked: readonly string[] = [],
): Result<true, "ADD_ON_SOLD_OUT"> {
  const known = [...(extras ?? []).map(({ id }) => id), ...booked];
  const strange = chosen.flatMap((extraId, i) =>
    known.includes(extraId) ? [] : [{ path: `extras.${i}`, rule: "notOffered", extraId }],
  );
  const [first] = strange;
  if (first === undefined) return ok(true);
  return refuseFields(
    "ADD_ON_SOLD_OUT",
    strange.map(({ path, rule }) => ({ path, rule })),
    first,
  );
}
