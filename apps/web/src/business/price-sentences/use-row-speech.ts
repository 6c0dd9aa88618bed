import type { pricedOptionsRoute } from "@pulau/contract/price-draft.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { RateBook, Words } from "@pulau/domain/catalogue/catalogue.ts";
import { useMemo } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useLanguage } from "../../ui/use-language.ts";
import type { RowSpeech } from "../price-changes/row-words.ts";
import { isKnownActivity } from "../price-words.ts";

type Named = Pick<Reply<typeof pricedOptionsRoute>, "roomTypes" | "priceLists">;

/** How this reader says what stands in a card, or in the resort's own lists: what they name, by its name. */
export function useRowSpeech(
  { words, resortWords }: Pick<RateBook, "words" | "resortWords">,
  { roomTypes, priceLists }: Named,
): RowSpeech {
  const { t } = useTranslation("prices");
  const { t: priceText } = useTranslation("price");
  const { language } = useLanguage();
  return useMemo(() => {
    const say = (text: Words) => text[language] || text.en;
    const names = new Map(roomTypes.map(({ _id, name }) => [_id, say(name)]));
    const lists = new Map(priceLists.map(({ code, name }) => [code, name]));
    return {
      t,
      language,
      typeName: (id) => names.get(id) ?? id,
      wordName: (word) => {
        const named = words?.[word] ?? resortWords?.[word];
        return named ? say(named) : isKnownActivity(word) ? priceText(`activity.${word}`) : word;
      },
      listName: (code) => (code === "public" ? t("publicList") : (lists.get(code) ?? code)),
    };
  }, [t, priceText, language, words, resortWords, roomTypes, priceLists]);
}
