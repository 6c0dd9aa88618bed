import { saysSame } from "@pulau/domain/rate-card/card-changes.ts";
import { useMemo, useState } from "react";
import { CardForm } from "../../../../business/card-form/card-form.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { IconTrash } from "../../../../ui/icons/index.ts";
import { termGroups } from "../form/term-groups.ts";
import { useFormChoices } from "../form/use-form-choices.ts";
import styles from "../prices.module.css";
import { OwnList } from "./own-list.tsx";
import type { RulesProps, TermName } from "./rule.ts";
import { cardWith, changesOf, sameAges, termOf } from "./term-values.ts";
import { TermWording } from "./term-wording.tsx";
import { TypedQuote } from "./typed-quote.tsx";
import { faultsOf, useFormFaults } from "./use-form-faults.ts";
import { useSentences } from "./use-sentences.ts";
import { useTypedResult } from "./use-typed-result.ts";

type Props = RulesProps & {
  readonly term: TermName;
  readonly onClose: () => void;
};

/** A term's form under its own sentence and what guests read of it, which are said anew as it is typed. */
export function TermDialog(props: Props) {
  const { editor, options, speech, faults, readOnly, term, tried, onClose } = props;
  const { t } = useTranslation("prices");
  const { card } = editor;
  const choices = useFormChoices(card, options, speech);
  const [start] = useState(() => termOf(card, term));
  const [value, setValue] = useState(start);
  const { ofTerm } = useSentences(props);
  const { whole, errorAt, form, isComplete } = useFormFaults({
    faults: faultsOf(faults, term),
    prefix: term === "frame" ? "" : term,
    groups: termGroups[term],
    start,
    value,
  });
  const typed = useMemo(() => cardWith(card, term, value), [card, term, value]);
  const result = useTypedResult(tried, typed);
  const put = (next: object) => {
    editor.edit(changesOf(card, term, next));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={!readOnly && !saysSame(value, start)}
      title={t(`terms_${term}`)}
      size="wide"
      acts={
        !readOnly && (
          <>
            {term === "amendmentFee" && card.amendmentFee && (
              <Button kind="danger" icon={IconTrash} onClick={() => put({})}>
                {t("rules.remove")}
              </Button>
            )}
            <Button onClick={() => isComplete() && put(value)}>{t("rules.save")}</Button>
          </>
        )
      }
    >
      <div className={styles.ruleForm}>
        <div>
          <p className={styles.sentence}>
            {ofTerm(term, typed)}
            <TermWording card={typed} {...{ term, result }} />
            {whole && <em>{whole}</em>}
          </p>
          <OwnList {...{ editor, readOnly }} part={term} isForm />
          <fieldset ref={form} disabled={readOnly} className={styles.bare}>
            {term === "bands" && !readOnly && (
              <Button kind="outline" size="small" onClick={() => setValue(sameAges)}>
                {t("rules.sameAges")}
              </Button>
            )}
            <CardForm
              value={value}
              groups={termGroups[term]}
              {...{ choices, readOnly, errorAt }}
              onChange={setValue}
            />
          </fieldset>
        </div>
        <TypedQuote {...{ tried, speech, card, result }} ruleId={null} />
      </div>
    </Dialog>
  );
}
