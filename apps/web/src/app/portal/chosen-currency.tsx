import { useEffect } from "react";
import { useCall } from "../../api/use-call.ts";
import type { ShownCurrency } from "../../ui/currency.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { currencies } from "../calls.ts";
import { asText, chosenOf, readRemembered, shownIn } from "./currency-choice.ts";
import { currencyKey } from "./region.tsx";

type Props = {
  /** What the device remembers of the choice. */
  remembered: string;
  onChange: (currency: ShownCurrency) => void;
};

/** Says in which currency prices are shown: at the remembered rate first, at today's once it is here. */
export default function ChosenCurrency({ remembered, onChange }: Props) {
  const { locale } = useLanguage();
  const { data } = useCall(currencies, {});
  useEffect(() => {
    const known = readRemembered(remembered);
    const newest = data === undefined ? known : chosenOf(data.data, known.currency);
    onChange(shownIn(newest, locale));
    if (data !== undefined) localStorage.setItem(currencyKey, asText(newest));
  }, [remembered, data, locale, onChange]);
  return null;
}
