import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { RuleId } from "@pulau/domain/ids.ts";
import { useId, useMemo } from "react";
import { rangeBrief } from "../../../../business/price-sentences/dates.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { namesText } from "../../../../ui/format.ts";
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

/** What the tried stay comes to with what is typed and not saved yet. */
export function TypedQuote({ tried, speech, card, result, ruleId }: Props) {
  const { t } = useTranslation("prices");
  const id = useId();
  const { stay } = tried;
  const before = useMemo(() => tried.by(card), [tried, card]);
  const beforeSen = before.ok ? before.quote.totalSen : null;
  const makesNothing =
    ruleId !== null &&
    result?.ok === true &&
    result.quote.totalSen === beforeSen &&
    result.quote.lines.every((line) => line.ruleId !== ruleId);
  return (
    <section className={styles.typedQuote} aria-labelledby={id}>
      <header>
        <h3 id={id}>{t("quote.title")}</h3>
        {stay.checkIn !== "" && stay.checkOut !== "" && (
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
        )}
      </header>
      {result === null ? (
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
      )}
    </section>
  );
}
