import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import { saysSame, withChanges } from "@pulau/domain/rate-card/card-changes.ts";
import { useMemo, useState } from "react";
import { CardForm } from "../../../../business/card-form/card-form.tsx";
import { type RuleList, ruleGroups } from "../../../../business/card-form/rule-groups.ts";
import { GuestWording } from "../../../../business/price-sentences/guest-wording.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { IconTrash } from "../../../../ui/icons/index.ts";
import { useFormChoices } from "../form/use-form-choices.ts";
import styles from "../prices.module.css";
import { usePartName } from "../words/use-part-name.ts";
import { stepOf } from "./guest-name.ts";
import { OwnList } from "./own-list.tsx";
import type { Rule, RulesProps } from "./rule.ts";
import { TypedQuote } from "./typed-quote.tsx";
import { useFormFaults } from "./use-form-faults.ts";
import { useSentences } from "./use-sentences.ts";
import { useTypedResult } from "./use-typed-result.ts";

type Closing = { readonly onClose: () => void };

/** A transfer has only what its way of pricing has. */
const cleaned = (list: RuleList, rule: Rule): Rule => {
  if (list !== "transfers") return rule;
  const { price } = rule as Rule & { price: Record<string, unknown> };
  const { per, bands, amounts = [], minimum, steps = [], beyond = "more", sen, returnSen } = price;
  const kept =
    per === "person"
      ? { per, amounts, ...(bands ? { bands } : {}), ...(minimum ? { minimum } : {}) }
      : per === "vehicle"
        ? { per, steps, beyond }
        : { per, ...(sen === undefined ? {} : { sen }), ...(returnSen === undefined ? {} : { returnSen }) };
  return { ...rule, price: kept } as Rule;
};

/** A rule's form under its own sentence, which is said anew as it is typed. */
export function RuleDialog(props: RulesProps & Closing & { list: RuleList; rule: Rule; isNew: boolean }) {
  const { editor, options, speech, faults, readOnly, list, isNew, tried, onClose } = props;
  const { card } = editor;
  const { t } = useTranslation("prices");
  const partName = usePartName();
  const choices = useFormChoices(card, options, speech);
  const [rule, setRule] = useState(props.rule);
  const { ofRule } = useSentences(props);
  const at = ((card[list] ?? []) as readonly Rule[]).findIndex(({ id }) => id === rule.id);
  const { whole, errorAt, form, isComplete } = useFormFaults({
    faults,
    prefix: isNew || at < 0 ? null : `${list}.${at}`,
    groups: ruleGroups[list],
    start: props.rule,
    value: rule,
  });
  const typed = cleaned(list, rule);
  const typedCard = useMemo(
    () => withChanges(card, [{ part: list, key: rule.id, value: cleaned(list, rule) }]),
    [card, list, rule],
  );
  const result = useTypedResult(tried, typedCard);
  const put = (value: Rule | null) => {
    editor.edit([{ part: list, key: rule.id, value }]);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={!readOnly && !saysSame(rule, props.rule)}
      title={partName(list)}
      size="wide"
      acts={
        !readOnly && (
          <>
            {!isNew && (
              <Button kind="danger" icon={IconTrash} onClick={() => put(null)}>
                {t("rules.remove")}
              </Button>
            )}
            <Button onClick={() => isComplete() && put(typed)}>{t("rules.save")}</Button>
          </>
        )
      }
    >
      <div className={styles.ruleForm}>
        <div>
          <p className={styles.sentence}>
            {ofRule(list, typed)}
            <GuestWording
              name={(rule as Rule & { name?: Words }).name}
              step={stepOf(list, rule)}
              line={null}
            />
            {whole && <em>{whole}</em>}
          </p>
          <OwnList {...{ editor, readOnly }} part={list} isForm />
          <fieldset ref={form} disabled={readOnly} className={styles.bare}>
            <CardForm
              value={rule}
              groups={ruleGroups[list]}
              {...{ choices, readOnly, errorAt }}
              onChange={setRule}
            />
          </fieldset>
        </div>
        <TypedQuote {...{ tried, speech, card, result }} ruleId={rule.id} />
      </div>
    </Dialog>
  );
}
