import { everyRight } from "@pulau/domain/access/permissions.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { putCatalogue, readCatalogue, templateText } from "../../../modules/selling/catalogue-file/public.ts";
import type { Tx } from "../../tx.ts";

/**
 * Makes the catalogue of the demo by importing `template.json` as a resort imports its own file: settings, rooms, boats,
 * packages, prices and pages, with the sailings and places that follow from them. Nothing of it is written elsewhere.
 */
export async function importTemplate(tx: Tx, today: Day): Promise<void> {
  const read = readCatalogue(await templateText(today));
  if (!read.ok) throw new Error("the demo’s template is no catalogue");
  const by = { staffId: null, permissions: everyRight() };
  const { problems } = await putCatalogue(tx, { catalogue: read.value, by, pictures: [], keeps: true });
  if (problems.length > 0) throw new Error(`the demo’s template is wrong: ${JSON.stringify(problems)}`);
}
