import { inCash } from "@pulau/domain/money/cash.ts";
import { type OfflineWay, offlineWays } from "@pulau/domain/money/offline-ways.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { useMay } from "../../../../../api/use-call.ts";
import { NoDrawer } from "../../../../../business/drawer/no-drawer.tsx";
import { useHasDrawer } from "../../../../../business/drawer/use-has-drawer.ts";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { Segmented } from "../../../../../ui/segmented.tsx";
import { TextInput } from "../../../../../ui/text-fields.tsx";
import { useHold } from "../../hold/hold-context.ts";
import styles from "./panel.module.css";

export const payTimes = ["now", "later", "link"] as const;
export type PayTime = (typeof payTimes)[number];

export type DeskPayment = {
  readonly time: PayTime;
  readonly way: OfflineWay;
  readonly part: "full" | "deposit";
  readonly reference: string;
};

/** What is to be taken now, in sen: cash knows no single sen. */
export const takenNow = (
  { way, part }: Pick<DeskPayment, "way" | "part">,
  { totalSen, depositSen }: { readonly totalSen: Sen; readonly depositSen: Sen },
): number => {
  const sen = part === "deposit" ? depositSen : totalSen;
  return way === "cash" ? inCash(sen) : sen;
};

/** Whether it is taken in cash at once, which needs an open drawer. */
export const isInCash = ({ time, way }: DeskPayment): boolean => time === "now" && way === "cash";

type Props = { value: DeskPayment; onChange: (value: DeskPayment) => void };

/** When and how it is paid: taken at the desk now, later, or by the link that is e-mailed. */
export function PaymentFields({ value, onChange }: Props) {
  const { t } = useTranslation("new-booking");
  const { hold, state } = useHold();
  const mayTake = useMay()("payments", "create");
  const hasDrawer = useHasDrawer(isInCash(value));
  const put = (part: Partial<DeskPayment>) => onChange({ ...value, ...part });
  const quote = state === "none" ? undefined : hold?.quote;
  const hasDeposit = quote !== undefined && quote.depositSen > 0 && quote.depositSen < quote.totalSen;
  return (
    <section className={styles.payment} aria-label={t("payment")}>
      <Segmented<PayTime>
        wide
        label={t("payment")}
        value={value.time}
        choices={payTimes
          .filter((time) => mayTake || time !== "now")
          .map((time) => ({ value: time, text: t(`times.${time}`) }))}
        onChange={(time) => put({ time })}
      />
      {value.time !== "now" && <p className="hint">{t(`timeText.${value.time}`)}</p>}
      {value.time === "now" && (
        <>
          <Segmented<OfflineWay>
            wide
            label={t("way")}
            value={value.way}
            choices={offlineWays.map((way) => ({ value: way, text: t(`ways.${way}`) }))}
            onChange={(way) => put({ way })}
          />
          {!hasDrawer && (
            <div data-mistake="" tabIndex={-1}>
              <NoDrawer />
            </div>
          )}
          {hasDeposit && (
            <Segmented<DeskPayment["part"]>
              wide
              label={t("amount")}
              value={value.part}
              choices={[
                { value: "full", text: t("parts.full") },
                { value: "deposit", text: t("parts.deposit") },
              ]}
              onChange={(part) => put({ part })}
            />
          )}
          {value.way !== "cash" && (
            <TextInput
              label={t("reference")}
              optional
              autoComplete="off"
              maxLength={60}
              value={value.reference}
              onChange={(reference) => put({ reference })}
            />
          )}
          {quote && (
            <p className={styles.take}>
              <span>{t("toTake")}</span>
              <b>{formatRinggit(takenNow(value, quote))}</b>
            </p>
          )}
        </>
      )}
    </section>
  );
}
