import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { RuleId } from "@pulau/domain/ids.ts";
import { useId, useMemo, useState } from "react";
import { rangeBrief } from "../../../../business/price-sentences/dates.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { namesText } from "../../../../ui/format.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconChevronDown, IconChevronUp } from "../../../../ui/icons/index.ts";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { useIsNarrow } from "../../../../ui/use-is-narrow.ts";
import type { TrialResult } from "../model/trial.ts";
import { ClosedNotice } from "../panels/closed-notice.tsx";
import { QuoteLines } from "../panels/quote-lines.tsx";
import { QuoteTotals } from "../panels/quote-totals.tsx";
import styles from "../prices.module.css";
import type { RulesProps } from "./rule.ts";

type Props = Pick<RulesProps, "tried" | "speech"> & {
  /** The card as it stands. */
  readonly card: RateBook;
  /** What the stay comes to with what is typed; see `useTypedResult`. */
  readonly result: TrialResult | null;
  /** The rule that is typed; its lines are lit. */
  readonly ruleId: RuleId | null;
};

/** What the tried stay comes to with what is typed and not saved yet; on a phone its total alone until it is opened. */
export function TypedQuote({ tried, speech, card, result, ruleId }: Props) {
  const { t } = useTranslation("prices");
  const id = useId();
  const before = useMemo(() => tried.by(card), [tried, card]);
  const beforeSen = before.ok ? before.quote.totalSen : null;
  const makesNothing =
    ruleId !== null &&
    result?.ok === true &&
    result.quote.totalSen === beforeSen &&
    result.quote.lines.every((line) => line.ruleId !== ruleId);
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const total = result?.ok ? <Money sen={result.quote.totalSen} /> : null;
  return (
    <section className={styles.typedQuote} aria-labelledby={id}>
      <header>
        {isNarrow ? (
          <h3>
            <button
              type="button"
              className={styles.quoteFold}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <span id={id}>{t("quote.title")}</span> {!isOpen && total}
              <Icon of={isOpen ? IconChevronDown : IconChevronUp} size="s" />
            </button>
          </h3>
        ) : (
          <h3 id={id}>{t("quote.title")}</h3>
        )}
        {(isOpen || !isNarrow) && <TriedStay {...{ tried, speech }} />}
      </header>
      {(isOpen || !isNarrow) &&
        (result === null ? (
          <p className="hint">{t("quote.unready")}</p>
        ) : (
          <>
            <QuoteLines result={result} speech={speech} lit={ruleId} />
            <ClosedNotice closed={result.closed} />
            {makesNothing && <p className="hint">{t("quote.makesNothing")}</p>}
            {result.ok && (
              <QuoteTotals quote={result.quote} before={beforeSen} beforeWord={t("quote.before")} />
            )}
          </>
        ))}
    </section>
  );
}

/** Which stay it is, in a line. */
function TriedStay({ tried: { stay }, speech }: Pick<Props, "tried" | "speech">) {
  const { t } = useTranslation("prices");
  if (stay.checkIn === "" || stay.checkOut === "") return null;
  return (
    <p className="hint">
      {[
        rangeBrief(stay.checkIn, stay.checkOut, speech.language),
        speech.typeName(stay.roomTypeId),
        t("compare.adults", { count: stay.adults }),
        stay.childAges.length > 0 &&
          t("compare.children", {
            count: stay.childAges.length,
            ages: namesText(stay.childAges.map(String), speech.language),
          }),
      ]
        .filter(Boolean)
        .join(", ")}
    </p>
  );
}
