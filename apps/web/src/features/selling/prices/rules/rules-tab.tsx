import { useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useRuleText } from "../../../../ui/use-failure-text.ts";
import type { RuleList } from "../form/rule-groups.ts";
import styles from "../prices.module.css";
import type { Rule, RulesProps, TermName } from "./rule.ts";
import { RuleDialog, TermDialog } from "./rule-dialog.tsx";
import { RuleListView } from "./rule-list-view.tsx";
import { useSentences } from "./use-sentences.ts";

const lists = [
  "surcharges",
  "singleSupplements",
  "minimums",
  "fees",
  "taxes",
  "freePlaces",
  "discounts",
  "freeGuests",
  "pricedAs",
  "transfers",
  "extras",
] as const satisfies readonly RuleList[];
const terms = ["frame", "deposit", "amendmentFee", "bands"] as const satisfies readonly TermName[];

type Open =
  | { readonly kind: "rule"; readonly list: RuleList; readonly rule: Rule; readonly isNew: boolean }
  | { readonly kind: "term"; readonly term: TermName };

/** What a price list says beside its prices, each rule as a sentence. */
export function RulesTab(props: RulesProps) {
  const { editor, faults, readOnly } = props;
  const { t } = useTranslation("prices");
  const rule = useRuleText();
  const toast = useToast();
  const [open, setOpen] = useState<Open | null>(null);
  const sentences = useSentences(props);
  const { card } = editor;
  const remove = (list: RuleList, rules: readonly Rule[]) => {
    const before = ((card[list] ?? []) as readonly Rule[]).map(({ id }) => id);
    editor.edit(rules.map(({ id }) => ({ part: list, key: id, value: null })));
    toast({
      text: t("rules.removed", { count: rules.length }),
      undo: () =>
        editor.edit([
          ...rules.map((value) => ({ part: list, key: value.id, value })),
          { part: "order", key: list, value: before },
        ]),
    });
  };
  return (
    <div className={styles.rules}>
      {terms.map((term) => (
        <section key={term} className={styles.ruleList}>
          <header>
            <h2>{t(`terms_${term}`)}</h2>
          </header>
          <button type="button" className={styles.rule} onClick={() => setOpen({ kind: "term", term })}>
            {sentences.ofTerm(term)}
          </button>
        </section>
      ))}
      {lists.map((list) => (
        <RuleListView
          key={list}
          list={list}
          card={card}
          readOnly={readOnly}
          sentence={(one) => sentences.ofRule(list, one)}
          faultOf={(at) => {
            const found = faults.find(
              ({ path }) => path === `${list}.${at}` || path.startsWith(`${list}.${at}.`),
            );
            return found ? rule(found.rule) : null;
          }}
          onOpen={(one, isNew) => setOpen({ kind: "rule", list, rule: one, isNew })}
          onMove={(ids) => editor.edit([{ part: "order", key: list, value: ids }])}
          onRemove={(rules) => remove(list, rules)}
        />
      ))}
      {open?.kind === "rule" && <RuleDialog {...props} {...open} onClose={() => setOpen(null)} />}
      {open?.kind === "term" && <TermDialog {...props} term={open.term} onClose={() => setOpen(null)} />}
    </div>
  );
}
