import { isDeepStrictEqual } from "node:util";
import type { PageText } from "@pulau/contract/pages.ts";

/** Whether two versions say the same. */
export const isSameText = (one: PageText, other: PageText): boolean =>
  isDeepStrictEqual(said(one), said(other));

const said = ({ title, description, body }: PageText) => ({ title, description, body });
