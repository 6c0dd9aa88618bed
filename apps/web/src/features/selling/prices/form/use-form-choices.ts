import { questionsOf } from "@pulau/domain/catalogue/card-parts.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { priceListsOf } from "@pulau/domain/rate-grid/price-lists.ts";
import { useMemo } from "react";
import type { FormChoices } from "../../../../business/card-form/form-choices.ts";
import type { RowSpeech } from "../../../../business/price-changes/row-words.ts";
import type { PricedOptions } from "../calls.ts";
import { seasonText } from "../words/use-cell-sentence.ts";

/** What fields may name: the resort's room types and the card's own words. */
export function useFormChoices(
  card: RateBook,
  { roomTypes, priceLists }: Pick<PricedOptions, "roomTypes" | "priceLists">,
  { typeName, wordName, listName, language }: RowSpeech,
): FormChoices {
  return useMemo(() => {
    const { activities, markets } = questionsOf(card);
    const words = (list: readonly string[]) => list.map((value) => ({ value, text: wordName(value) }));
    const seasons = [...new Set(card.periods.flatMap(({ season }) => season ?? []))];
    const alone = card.periods.filter(({ season }) => season == null);
    return {
      roomTypes: roomTypes.map(({ _id }) => ({ value: _id, text: typeName(_id) })),
      seasons: [...seasons, ...alone.map(({ id }) => id)].map((value) => ({
        value,
        text: seasonText(value, card.periods, language),
      })),
      activities: words(activities),
      markets: words(markets),
      taxes: card.taxes.map(({ id, name }) => ({ value: id, text: name[language] || name.en })),
      lists: [...new Set(["public", ...priceLists.map(({ code }) => code), ...priceListsOf(card)])].map(
        (value) => ({ value, text: listName(value) }),
      ),
    };
  }, [card, roomTypes, priceLists, typeName, wordName, listName, language]);
}
