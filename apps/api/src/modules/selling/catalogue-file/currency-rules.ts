import { dayOf } from "@pulau/domain/calendar/day.ts";
import type { Tx } from "../../../db/tx.ts";
import { isAhead } from "../../money/currencies/public.ts";
import type { RowPlan } from "./compare.ts";
import type { ImportFault } from "./part.ts";

/** A currency that is new has a rate of today or of a day before, as when it is added by hand. */
export async function ratesAhead(tx: Tx, { added }: RowPlan): Promise<ImportFault[]> {
  const wrong: ImportFault[] = [];
  for (const { row, at } of added)
    if (await isAhead(tx, dayOf(String(row.ratedOn))))
      wrong.push({ path: `currencies.${at}.ratedOn`, rule: "dayAhead" });
  return wrong;
}
