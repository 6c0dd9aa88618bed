import { inCash } from "@pulau/domain/money/cash.ts";
import { likelyCash } from "@pulau/domain/money/drawer.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { AmountInput } from "../../ui/amount-input.tsx";
import { Button } from "../../ui/button.tsx";
import { Money } from "../../ui/money-and-dates.tsx";
import { AmountList } from "../price-lines.tsx";
import styles from "./drawer.module.css";

/** How a sum becomes what is taken or paid out in cash: the rounding to 5 sen is a line of its own. */
export function CashRounding({ owedSen, out = false }: { owedSen: Sen; out?: boolean }) {
  const { t } = useTranslation("shifts");
  const cashSen = inCash(owedSen);
  if (cashSen === owedSen) return null;
  return (
    <AmountList
      className={styles.rounding}
      sums={[
        [t(out ? "cash.back" : "cash.due"), owedSen],
        [t("cash.rounding"), cashSen - owedSen],
        [t(out ? "cash.give" : "cash.take"), cashSen],
      ]}
    />
  );
}

type Received = Omit<ComponentProps<typeof AmountInput>, "label" | "optional"> & {
  readonly amountSen: Sen;
};

/** What the guest hands over, by quick choices of usual notes too, and the change. */
export function ReceivedCash({ amountSen, ...field }: Received) {
  const { t } = useTranslation("shifts");
  const { value: received, onChange } = field;
  const over = typeof received === "number" ? received - amountSen : null;
  return (
    <div className={styles.change}>
      <AmountInput {...field} label={t("cash.received")} optional />
      <fieldset className={styles.likely} aria-label={t("cash.received")}>
        {likelyCash(amountSen).map((sen) => (
          <Button
            key={sen}
            kind={received === sen ? "soft" : "outline"}
            size="small"
            aria-pressed={received === sen}
            onClick={() => onChange(sen)}
          >
            {formatRinggit(sen)}
          </Button>
        ))}
      </fieldset>
      <output className={styles.result} data-is={over !== null && over < 0 ? "lacks" : "change"}>
        {over !== null && over < 0 && t("cash.lacks", { amount: formatRinggit(-over) })}
        {over !== null && over >= 0 && (
          <>
            <span>{t("cash.change")}</span> <Money sen={over} />
          </>
        )}
      </output>
    </div>
  );
}

/** The same where it only helps who counts, and is sent nowhere. */
export function CashChange({ amountSen }: { amountSen: Sen }) {
  const [received, setReceived] = useState<number | string | null>(null);
  return <ReceivedCash amountSen={amountSen} value={received} onChange={setReceived} />;
}
