import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useCurrency } from "../../ui/currency.ts";
import { dayText } from "../../ui/format.ts";
import { Gap } from "../../ui/money-and-dates.tsx";
import { useLanguage } from "../../ui/use-language.ts";

/** Digits of a rate that say something: `3.3104`, and `0.0002812` of a rupiah. */
const rateDigits = 4;

/** What is charged, then the rate, its day and the rounding. */
export default function RateText({ sen }: { sen?: Sen | undefined }) {
  const { t } = useTranslation("shown-currency");
  const { language } = useLanguage();
  const { currency, myrValue, ratedOn, inCurrency } = useCurrency();
  const rate = new Intl.NumberFormat("en", { maximumSignificantDigits: rateDigits + 1 }).format(myrValue);
  const facts = { currency, rate };
  return (
    <p className="hint">
      {sen === undefined || inCurrency === undefined
        ? t("charged")
        : t("chargedNow", { amount: formatRinggit(sen), about: inCurrency(sen) })}
      <Gap />
      {ratedOn === undefined ? t("rate", facts) : t("rateOf", { ...facts, day: dayText(ratedOn, language) })}
    </p>
  );
}
