import type { Day } from "@pulau/domain/calendar/day.ts";
import { useMemo } from "react";
import { resort } from "../../../../api/resort.ts";
import { useCall } from "../../../../api/use-call.ts";
import type { RowSpeech } from "../../../../business/price-changes/row-words.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { PricedOptions } from "../calls.ts";
import type { CellWords } from "../model/cell-text.ts";
import { headWords } from "./head-words.ts";
import type { Onto } from "./place-block.ts";
import type { HeadWords } from "./read-heads.ts";

/** What the heads of a price list may say, in all three languages: a list's is not always the reader's. */
export function useHeadWords(
  { card, sheet }: Pick<Onto, "card" | "sheet">,
  { roomTypes }: Pick<PricedOptions, "roomTypes">,
  { speech, words, today }: { speech: RowSpeech; words: CellWords; today: Day },
): HeadWords {
  const { t: en } = useTranslation("prices", { language: "en" });
  const { t: my } = useTranslation("prices", { language: "my" });
  const { t: cn } = useTranslation("prices", { language: "cn" });
  const resortName = useCall(resort, {}).data?.name;
  return useMemo(
    () =>
      headWords({
        card,
        titles: [
          ...new Set([resortName ?? "", ...Object.values(card.package.name)].filter((name) => name !== "")),
        ],
        rows: sheet.rows.map(({ terms }) => terms),
        roomTypes,
        speakers: [
          { t: en, language: "en" },
          { t: my, language: "my" },
          { t: cn, language: "cn" },
        ],
        wordName: speech.wordName,
        words,
        today,
      }),
    [card, sheet, roomTypes, speech, words, today, en, my, cn, resortName],
  );
}
