import type { OptionId } from "@pulau/domain/ids.ts";
import { memo } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { IconX } from "../../../../ui/icons/index.ts";
import type { PriceEditor } from "../draft/use-price-draft.ts";
import type { TrialResult } from "../model/trial.ts";
import styles from "../prices.module.css";
import { ClosedNotice } from "./closed-notice.tsx";
import { Compare } from "./compare.tsx";
import { QuoteLines, type QuoteLinesProps } from "./quote-lines.tsx";
import { QuoteTotals } from "./quote-totals.tsx";
import { TrialFields, type TrialFieldsProps } from "./trial-fields.tsx";

type Props = TrialFieldsProps &
  QuoteLinesProps & {
    readonly optionId: OptionId;
    readonly published: TrialResult;
    readonly isChanged: boolean;
    readonly onSave: PriceEditor["save"];
    readonly onClose: () => void;
  };

/** What a stay costs by the draft, line by line, while it is being typed. */
export const LiveQuote = memo(function LiveQuote(props: Props) {
  const { t } = useTranslation("prices");
  const { result, published } = props;
  return (
    <aside className={styles.quote} aria-label={t("quote.title")}>
      <header className={styles.quoteHead}>
        <h2>{t("quote.title")}</h2>
        <IconButton icon={IconX} label={t("quote.close")} onClick={props.onClose} />
      </header>
      <TrialFields
        {...{ trial: props.trial, onTrial: props.onTrial, speech: props.speech, card: props.card }}
        {...{ roomTypes: props.roomTypes, priceLists: props.priceLists, buyers: props.buyers }}
      />
      <QuoteLines
        {...{ result, speech: props.speech, lit: props.lit, onLit: props.onLit, onGo: props.onGo }}
      />
      <ClosedNotice closed={result.closed} />
      {result.ok && (
        <QuoteTotals
          quote={result.quote}
          before={published.ok ? published.quote.totalSen : null}
          beforeWord={t("quote.published")}
        />
      )}
      <Compare
        optionId={props.optionId}
        isChanged={props.isChanged}
        speech={props.speech}
        onSave={props.onSave}
      />
    </aside>
  );
});
