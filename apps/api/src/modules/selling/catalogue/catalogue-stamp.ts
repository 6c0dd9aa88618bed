import { shortCache } from "../../../db/short-cache.ts";
import { readStamp } from "./cached-by-stamp.ts";

/** The catalogue's stamp, at most two seconds old: what was made of the catalogue holds as long as it is the same. */
export const { load: loadCatalogueStamp } = shortCache(readStamp);
