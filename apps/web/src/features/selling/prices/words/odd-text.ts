import type { Say } from "../../../../i18n/words.ts";
import type { CellView } from "../grid/cell-views.ts";

/** What is unusual about a price, or why nobody can pay it. */
export const oddText = (
  { odd, most }: Pick<CellView, "odd" | "most">,
  t: Say<"prices">,
): string | undefined =>
  odd === null ? undefined : odd === "tooMany" ? t("odd.tooMany", { count: most ?? 0 }) : t(`odd.${odd}`);
