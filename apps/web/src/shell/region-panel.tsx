import type { Day } from "@pulau/domain/calendar/day.ts";
import { type Language, languages, nameOf, tagOf } from "../i18n/language.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { useCurrencyName } from "../ui/currency-name.ts";
import { Icon } from "../ui/icon.tsx";
import { IconCheck } from "../ui/icons/index.ts";
import { DayText } from "../ui/money-and-dates.tsx";
import { Segmented } from "../ui/segmented.tsx";
import styles from "./region-menu.module.css";

type CurrencyChoice = { code: string; name: string; symbol: string; rate: number; ratedOn: Day };

/** The currencies that prices can be shown in, each with its rate. */
function Currencies({
  choices,
  chosen,
  onChoose,
}: {
  choices: readonly CurrencyChoice[];
  chosen: string;
  onChoose: (code: string) => void;
}) {
  const { t } = useTranslation("pieces");
  const nameIn = useCurrencyName();
  const ratedOn = choices.find((choice) => choice.code !== "MYR")?.ratedOn;
  return (
    <div className={styles.group}>
      <p className={styles.label}>{t("region.currency")}</p>
      <div>
        {choices.map((choice) => (
          <button
            key={choice.code}
            type="button"
            className={styles.currency}
            aria-pressed={choice.code === chosen}
            onClick={() => onChoose(choice.code)}
          >
            {choice.code === chosen ? <Icon of={IconCheck} size="s" /> : <span />}
            <b className="strong">{choice.code}</b>
            <span>{nameIn(choice)}</span>
            <bdi className={styles.rate}>
              {choice.code === "MYR" ? "RM" : `${choice.symbol} ${choice.rate.toFixed(4)}`}
            </bdi>
          </button>
        ))}
      </div>
      {ratedOn && (
        <p className="hint">
          {t("region.rate", { day: "\u0001" })
            .split("\u0001")
            .flatMap((text, i) => (i === 0 ? [text] : [<DayText key="day" day={ratedOn} />, text]))}
        </p>
      )}
    </div>
  );
}

/** Language as segments, then the currencies that prices can be shown in, if there are any beside the ringgit. */
export default function RegionPanel({
  language,
  onLanguage,
  currencies = [],
  currency = "MYR",
  onCurrency = () => undefined,
}: {
  language: Language;
  onLanguage: (language: Language) => void;
  currencies?: readonly CurrencyChoice[];
  currency?: string;
  onCurrency?: (code: string) => void;
}) {
  const { t } = useTranslation("pieces");
  return (
    <>
      <div className={styles.group}>
        <Segmented
          wide
          label={t("region.language")}
          value={language}
          onChange={onLanguage}
          choices={languages.map((code) => ({ value: code, text: nameOf[code], lang: tagOf[code] }))}
        />
      </div>
      {currencies.length > 1 && <Currencies choices={currencies} chosen={currency} onChoose={onCurrency} />}
    </>
  );
}
