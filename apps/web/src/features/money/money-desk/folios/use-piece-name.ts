import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import { wordsOfLine } from "../../../../business/price-words.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { FolioPiece } from "../calls.ts";

/** What a line or charge is called in the reader's language. */
export function usePieceName() {
  const { t } = useTranslation("price");
  const { say } = useLanguage();
  return ({ line }: FolioPiece) => wordsOfLine(t, line as PriceLine, say).what;
}
