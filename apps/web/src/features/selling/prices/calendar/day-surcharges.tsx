import type { Day } from "@pulau/domain/calendar/day.ts";
import { countsOn } from "@pulau/domain/pricing/surcharges.ts";
import { newId } from "@pulau/domain/rate-grid/new-id.ts";
import { useState } from "react";
import { dayName } from "../../../../business/price-sentences/dates.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { IconPlus } from "../../../../ui/icons/index.ts";
import styles from "../prices.module.css";
import { OwnList } from "../rules/own-list.tsx";
import { freshRule } from "../rules/ready-rules.ts";
import type { Rule, RulesProps } from "../rules/rule.ts";
import { RuleDialog } from "../rules/rule-dialog.tsx";
import { useSentences } from "../rules/use-sentences.ts";

type Span = { readonly from: Day; readonly to: Day };
type Props = RulesProps & { readonly span: Span; readonly onClose: () => void };

const surchargeOn = (card: RulesProps["editor"]["card"], span: Span): Rule => ({
  // Its days are the span's.
  ...freshRule("surcharges", card, span.from),
  ...span,
  id: newId(
    "surcharge",
    card.surcharges.map(({ id }) => id),
  ),
});

/** Several days get a surcharge; one day shows those that it has, to be changed or added to. */
export function DaySurcharges(props: Props) {
  const { editor, span, onClose } = props;
  const { t } = useTranslation("prices");
  const there =
    span.from === span.to ? editor.card.surcharges.filter((rule) => countsOn(rule, span.from)) : [];
  const [rule, setRule] = useState<Rule | null>(null);
  const { ofRule } = useSentences(props);
  const isNew = rule === null || there.every(({ id }) => id !== rule.id);
  if (rule !== null || there.length === 0) {
    return (
      <RuleDialog
        {...props}
        list="surcharges"
        rule={rule ?? surchargeOn(editor.card, span)}
        isNew={isNew}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      size="panel"
      onClose={onClose}
      title={dayName(span.from, props.speech.language)}
      acts={
        <Button icon={IconPlus} onClick={() => setRule(surchargeOn(editor.card, span))}>
          {t("calendar.openSurcharge")}
        </Button>
      }
    >
      <OwnList editor={editor} readOnly={props.readOnly} part="surcharges" />
      <ul className={styles.dayRules}>
        {there.map((surcharge) => (
          <li key={surcharge.id}>
            <button type="button" className={styles.rule} onClick={() => setRule(surcharge)}>
              {ofRule("surcharges", surcharge)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
