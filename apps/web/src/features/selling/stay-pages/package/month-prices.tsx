import { addDays, type Day, monthStart } from "@pulau/domain/calendar/day.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText } from "../../../../ui/format.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { usePriceText } from "../../../../ui/use-price-text.ts";
import { calendar } from "../calls.ts";
import styles from "../stay-pages.module.css";
import { monthQuery } from "./month-query.ts";

/** How many months stand in the row. */
const shownMonths = 6;

type Props = {
  party: Party;
  optionId: OptionId;
  from: Day;
  shown: Day | undefined;
  onTurn: (month: Day) => void;
};

/** The months ahead with the lowest price of an arrival in each; pressing one shows its days. */
export default function MonthPrices({ party, optionId, from, shown, onTurn }: Props) {
  const { t } = useTranslation("stay-pages");
  const months = [monthStart(from)];
  while (months.length < shownMonths) months.push(monthStart(addDays(months.at(-1) ?? from, 31)));
  return (
    <ul aria-label={t("prices.months")}>
      {months.map((month) => (
        <li key={month}>
          <MonthPrice {...{ party, optionId, month, onTurn }} isShown={month === shown} />
        </li>
      ))}
    </ul>
  );
}

type MonthProps = Pick<Props, "party" | "optionId" | "onTurn"> & { month: Day; isShown: boolean };

function MonthPrice({ party, optionId, month, isShown, onTurn }: MonthProps) {
  const { t } = useTranslation("stay-pages");
  const { language } = useLanguage();
  const { data } = useCall(calendar, monthQuery(party, optionId, month));
  const price = usePriceText();
  const prices = data?.days.flatMap(({ state, totalSen }) =>
    state === "free" && totalSen !== null ? [totalSen] : [],
  );
  const lowest = prices && prices.length > 0 ? Math.min(...prices) : null;
  return (
    <button type="button" className={styles.month} aria-pressed={isShown} onClick={() => onTurn(month)}>
      <b>{dayText(month, language, "month")}</b>
      <span>
        {lowest !== null && t("bar.from", { price: price(lowest) })}
        {data !== undefined && lowest === null && t("prices.none")}
      </span>
    </button>
  );
}
