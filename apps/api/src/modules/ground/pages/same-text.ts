import { isDeepStrictEqual } from "node:util";
import type { PageText } from "@pulau/contract/pages.ts";

/** Whether two versions say the same. */
export const isSameText = (a: PageText, b: PageText): boolean => isDeepStrictEqual(partsOf(a), partsOf(b));

const partsOf = ({ title, description, body }: PageText) => ({ title, description, body });
