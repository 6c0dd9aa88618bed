import { keptBriefly } from "../../../db/kept-briefly.ts";
import { readStamp } from "./kept-by-stamp.ts";

/** The catalogue's stamp, at most two seconds old: what was made of the catalogue holds as long as it is the same. */
export const { load: loadCatalogueStamp } = keptBriefly(readStamp);
