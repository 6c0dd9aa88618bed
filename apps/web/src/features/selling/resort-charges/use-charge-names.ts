import { useMemo } from "react";
import { useCall } from "../../../api/use-call.ts";
import type { FormChoices } from "../../../business/card-form/form-choices.ts";
import type { Speaker } from "../../../business/price-sentences/sentence-parts.ts";
import { useRowSpeech } from "../../../business/price-sentences/use-row-speech.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { pricedOptions } from "./calls.ts";

const nothingNamed = { roomTypes: [], priceLists: [] };

/** How the resort's charges are said, and what they may name: seasons, activities and markets are a card's own. */
export function useChargeNames(): { readonly speaker: Speaker; readonly choices: FormChoices } {
  const { data = nothingNamed } = useCall(pricedOptions, {});
  const { say } = useLanguage();
  const speech = useRowSpeech({}, data);
  const choices = useMemo(
    (): FormChoices => ({
      roomTypes: data.roomTypes.map(({ _id }) => ({ value: _id, text: speech.typeName(_id) })),
      lists: ["public", ...data.priceLists.map(({ code }) => code)].map((value) => ({
        value,
        text: speech.listName(value),
      })),
      seasons: [],
      activities: [],
      markets: [],
      taxes: [],
    }),
    [data, speech],
  );
  return { speaker: { ...speech, say }, choices };
}
