import { RuleNotice } from "../../../../business/rule-notice.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Switch } from "../../../../ui/choice-fields.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { Textarea } from "../../../../ui/text-fields.tsx";
import styles from "./change.module.css";
import type { ChangeQuote } from "./change-calls.ts";
import { useChangeQuote } from "./change-quote.ts";

type Props = {
  quote: ChangeQuote;
  reason: string;
  error: string | null;
  onReason: (reason: string) => void;
};

/** What only the desk decides: to go past the rules that hold guests, with a reason, and to keep the agreed price. */
export function DeskTerms({ quote, reason, error, onReason }: Props) {
  const { t } = useTranslation("staff");
  const { keepsPrice, keepPrice } = useChangeQuote();
  const costs = quote.differenceSen !== 0 || keepsPrice;
  if (quote.rules.length === 0 && !costs) return null;
  return (
    <Card as="section" className={styles.refused} aria-label={t("override.label")}>
      {quote.rules.length > 0 && (
        <>
          <RuleNotice rules={quote.rules.map(({ rule }) => rule)}>{t("override.text")}</RuleNotice>
          <Textarea
            label={t("act.why")}
            rows={2}
            most={300}
            maxLength={300}
            value={reason}
            error={error}
            onChange={onReason}
          />
        </>
      )}
      {costs && (
        <>
          <Switch label={t("override.keepPrice")} checked={keepsPrice} onChange={keepPrice} />
          <p className="hint">{t("override.keepPriceHint")}</p>
        </>
      )}
    </Card>
  );
}
