import { formatRinggit } from "@pulau/domain/money/sen.ts";
import type staff from "../../../../i18n/en/staff.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { MomentText } from "../../../../ui/money-and-dates.tsx";
import { Panel } from "../../../../ui/panel.tsx";
import type { Booking } from "../calls.ts";
import styles from "./booking.module.css";

type MoneyEvent = Booking["history"][number];
type Known = keyof (typeof staff)["history"]["happenings"];

const senOf = (facts: MoneyEvent["facts"], name: string): number => {
  const sen = facts[name];
  return typeof sen === "number" ? sen : 0;
};

/** What a happening's facts say beyond its name. */
function useDetails() {
  const { t } = useTranslation("staff");
  const rulesOf = ({ rules }: MoneyEvent["facts"]): string[] =>
    typeof rules === "string"
      ? rules.split(",").map((rule) => t(`rules.${rule as "cutOff"}`, { defaultValue: rule }))
      : [];
  return ({ facts }: MoneyEvent): string[] => {
    const amount = senOf(facts, "amountSen") || senOf(facts, "refundSen");
    const owed = senOf(facts, "dueSen");
    const freed = senOf(facts, "nightsFreed");
    return [
      ...(amount > 0 ? [formatRinggit(amount)] : []),
      ...(owed > 0 ? [t("history.owed", { amount: formatRinggit(owed) })] : []),
      ...(freed > 0 ? [t("history.freed", { count: freed })] : []),
      ...(typeof facts.rooms === "string" ? [t("history.notReady", { rooms: facts.rooms })] : []),
      ...(typeof facts.from === "string" && typeof facts.to === "string"
        ? [t("history.moved", { from: facts.from, to: facts.to })]
        : []),
      ...(facts.answer === "fine" || facts.answer === "other"
        ? [t(`history.boatAnswers.${facts.answer}`)]
        : []),
      ...(typeof facts.roomNo === "string" ? [t("booking.room", { number: facts.roomNo })] : []),
      ...(facts.priceKept === true ? [t("history.priceKept")] : []),
      ...rulesOf(facts),
      ...(typeof facts.guest === "string" ? [t("history.paperOf", { name: facts.guest })] : []),
      ...(typeof facts.note === "string" ? [facts.note] : []),
    ];
  };
}

/** What happened to the booking, newest first. */
export function HistoryPanel({ history }: Pick<Booking, "history">) {
  const { t } = useTranslation("staff");
  const detailsOf = useDetails();
  const other = t("history.happenings.other");
  return (
    <Panel title={t("history.title")}>
      <ol className={styles.history}>
        {history.toReversed().map((event) => (
          <li key={`${event.at} ${event.what}`}>
            <b>{t(`history.happenings.${event.what as Known}`, { defaultValue: other })}</b>
            {detailsOf(event).map((detail) => (
              <span key={detail}>
                <bdi>{detail}</bdi>
              </span>
            ))}
            <small>
              <MomentText moment={event.at} />
              {event.by && <> · {t("history.by", { name: event.by })}</>}
            </small>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
