import type { RateBook, Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { CardChange, CardTerm } from "@pulau/domain/rate-card/card-changes.ts";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { CardForm } from "../form/card-form.tsx";
import { type RuleList, ruleGroups } from "../form/rule-groups.ts";
import { termGroups } from "../form/term-groups.ts";
import { useFormChoices } from "../form/use-form-choices.ts";
import styles from "../prices.module.css";
import { usePartName } from "../words/use-part-name.ts";
import { stepOf } from "./guest-name.ts";
import { GuestWording } from "./guest-wording.tsx";
import type { Rule, RulesProps, TermName } from "./rule.ts";
import { useSentences } from "./use-sentences.ts";

type Closing = { readonly onClose: () => void };

/** A transfer has only what its way of pricing has. */
const cleaned = (list: RuleList, rule: Rule): Rule => {
  if (list !== "transfers") return rule;
  const { price } = rule as Rule & { price: Record<string, unknown> };
  const { per, bands, amounts = [], minimum, steps = [], beyond = "more", sen = 0, returnSen } = price;
  const kept =
    per === "person"
      ? { per, amounts, ...(bands ? { bands } : {}), ...(minimum ? { minimum } : {}) }
      : per === "vehicle"
        ? { per, steps, beyond }
        : { per, sen, ...(returnSen === undefined ? {} : { returnSen }) };
  return { ...rule, price: kept } as Rule;
};

/** A rule's form under its own sentence, which is said anew as it is typed. */
export function RuleDialog(props: RulesProps & Closing & { list: RuleList; rule: Rule; isNew: boolean }) {
  const { editor, options, speech, readOnly, list, isNew, onClose } = props;
  const { t } = useTranslation("prices");
  const partName = usePartName();
  const choices = useFormChoices(editor.card, options, speech);
  const [rule, setRule] = useState(props.rule);
  const { ofRule } = useSentences(props);
  const put = (value: Rule | null) => {
    editor.edit([{ part: list, key: rule.id, value }]);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={partName(list)}
      size="panel"
      acts={
        !readOnly && (
          <>
            {!isNew && (
              <Button kind="danger" icon={IconTrash} onClick={() => put(null)}>
                {t("rules.remove")}
              </Button>
            )}
            <Button onClick={() => put(cleaned(list, rule))}>{t("rules.save")}</Button>
          </>
        )
      }
    >
      <p className={styles.sentence}>
        {ofRule(list, cleaned(list, rule))}
        <GuestWording name={(rule as Rule & { name?: Words }).name} step={stepOf(list, rule)} line={null} />
      </p>
      <fieldset disabled={readOnly} className={styles.bare}>
        <CardForm value={rule} groups={ruleGroups[list]} choices={choices} onChange={setRule} />
      </fieldset>
    </Dialog>
  );
}

const framed = [
  "activity",
  "homeMarket",
  "marketBy",
  "seasons",
  "partyCounts",
] as const satisfies readonly CardTerm[];

/** What of the card a term's form is over, and what it changes. */
const termOf = (card: RateBook, term: TermName): object => (term === "frame" ? card : (card[term] ?? {}));

const changesOf = (card: RateBook, term: TermName, value: object): CardChange[] => {
  if (term !== "frame") {
    const isNothing = term === "amendmentFee" && Object.keys(value).length === 0;
    return [{ part: term, key: "", value: isNothing ? null : value }];
  }
  const next = value as RateBook;
  return [
    { part: "nights", key: "", value: next.option?.nights ?? card.option.nights },
    ...framed.map((part) => ({ part, key: "", value: next[part] ?? null })),
  ];
};

/** The ages of prices for boats and fees too. */
const sameAges = (bands: object): object => {
  const { package: ages } = bands as RateBook["bands"];
  return { ...bands, boat: ages, fee: ages };
};

export function TermDialog(props: RulesProps & Closing & { term: TermName }) {
  const { editor, options, speech, readOnly, term, onClose } = props;
  const { t } = useTranslation("prices");
  const { card } = editor;
  const choices = useFormChoices(card, options, speech);
  const [value, setValue] = useState(() => termOf(card, term));
  const put = (next: object) => {
    editor.edit(changesOf(card, term, next));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`terms_${term}`)}
      size="panel"
      acts={
        !readOnly && (
          <>
            {term === "amendmentFee" && card.amendmentFee && (
              <Button kind="danger" icon={IconTrash} onClick={() => put({})}>
                {t("rules.remove")}
              </Button>
            )}
            <Button onClick={() => put(value)}>{t("rules.save")}</Button>
          </>
        )
      }
    >
      <fieldset disabled={readOnly} className={styles.bare}>
        {term === "bands" && !readOnly && (
          <Button kind="outline" size="small" onClick={() => setValue(sameAges)}>
            {t("rules.sameAges")}
          </Button>
        )}
        <CardForm value={value} groups={termGroups[term]} choices={choices} onChange={setValue} />
      </fieldset>
    </Dialog>
  );
}
