import type { RuleId } from "@pulau/domain/ids.ts";
import { type RowSpeech, rowText } from "../../../../business/price-changes/row-words.ts";
import { usePriceRows } from "../../../../business/use-price-rows.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Money } from "../../../../ui/money-and-dates.tsx";
import type { TrialResult } from "../model/trial.ts";
import styles from "../prices.module.css";

export type QuoteLinesProps = {
  readonly result: TrialResult;
  readonly speech: RowSpeech;
  /** The rule whose line is pointed at. */
  readonly lit: string | null;
  readonly onLit: (ruleId: RuleId | null) => void;
  readonly onGo: (ruleId: RuleId) => void;
};

/** Where a line leads to nothing, as beside the form of its own rule. */
type OnlyRead = Omit<QuoteLinesProps, "onLit" | "onGo"> & { readonly onLit?: never; readonly onGo?: never };

/** Why the stay has no price, and for whom. */
function NoQuote({
  why,
  missing,
  speech,
}: Extract<TrialResult, { ok: false }> & Pick<QuoteLinesProps, "speech">) {
  const { t } = useTranslation("prices");
  const rateTerms = missing?.bedType && { roomTypeId: null, guestKind: null, bedType: null, ...missing };
  return (
    <p className={styles.noQuote}>
      {t(`quote.refused.${why}`)}
      {rateTerms && <small>{rowText(speech, rateTerms)}</small>}
    </p>
  );
}

/** What a stay costs, line by line; a line leads to its rule. */
export function QuoteLines({ result, lit, onLit, onGo, speech }: QuoteLinesProps | OnlyRead) {
  const rowsOf = usePriceRows();
  if (!result.ok) return <NoQuote {...result} speech={speech} />;
  const { lines } = result.quote;
  return (
    <ol className={styles.quoteLines}>
      {rowsOf(lines).map((row, i) => {
        const ruleId = lines[i]?.ruleId ?? "";
        const isLit = lit === ruleId || undefined;
        const content = (
          <>
            <span>
              {row.what}
              {row.why && <small>{row.why}</small>}
            </span>
            {row.sen !== null && <Money sen={row.sen} />}
          </>
        );
        return (
          <li key={row.key} aria-current={(onGo === undefined && isLit) || undefined}>
            {onGo ? (
              <button
                type="button"
                className={styles.quoteLine}
                data-lit={isLit}
                onClick={() => onGo(ruleId)}
                onMouseEnter={() => onLit(ruleId)}
                onMouseLeave={() => onLit(null)}
                onFocus={() => onLit(ruleId)}
                onBlur={() => onLit(null)}
              >
                {content}
              </button>
            ) : (
              <div className={styles.quoteLine} data-lit={isLit}>
                {content}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
