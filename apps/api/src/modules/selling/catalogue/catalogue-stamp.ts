import type { Db } from "../../../db/connect.ts";
import { keptBriefly } from "../../../db/kept-briefly.ts";
import { catalogueStamp } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";

/**
 * Goes up with each change of what is sold or how guests come, by whichever process: what was made of the catalogue holds as
 * long as it is the same. At most two seconds old.
 */
export const { load: loadCatalogueStamp } = keptBriefly(readStamp);

async function readStamp(db: Db | Tx): Promise<number> {
  const [found] = await db.select({ number: catalogueStamp.number }).from(catalogueStamp);
  if (!found) throw new Error("the catalogue has no stamp");
  return found.number;
}
