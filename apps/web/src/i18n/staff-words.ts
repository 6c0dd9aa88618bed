import type { Bundle, Bundles } from "./start-words.ts";

/** Words of staff's pages alone: the guests' first page need not know where they lie. */
export const staffWords: Bundles = import.meta.glob<Bundle>("./{en,my,cn}/staff/*.ts");
