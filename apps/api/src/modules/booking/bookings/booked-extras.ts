import type { Words } from "@pulau/domain/catalogue/words.ts";
import type { RuleId } from "@pulau/domain/ids.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";

/**
 * What is chosen of the price list's own extras, by name, also where it is had at the agreed price and no line asks for it.
 * Stays of before names were kept have that of the line.
 */
export const bookedExtras = (
  { extras = [], extraNames = {} }: Pick<HeldStay, "extras" | "extraNames">,
  lines: readonly PriceLine[],
): { _id: RuleId; name: Words }[] =>
  extras.flatMap((_id) => {
    const name = extraNames[_id] ?? lines.find(({ ruleId }) => ruleId === _id)?.name;
    return name ? [{ _id, name }] : [];
  });
