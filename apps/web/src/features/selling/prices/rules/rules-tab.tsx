import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { newId } from "@pulau/domain/rate-grid/new-id.ts";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/button.tsx";
import { Menu } from "../../../../ui/menu.tsx";
import { useRuleText } from "../../../../ui/use-failure-text.ts";
import type { RuleList } from "../form/specs.ts";
import styles from "../prices.module.css";
import { usePartName } from "../words/use-part-name.ts";
import { freshRule, readyRules } from "./ready-rules.ts";
import type { Rule, RulesProps, TermName } from "./rule.ts";
import { RuleDialog, TermDialog } from "./rule-dialog.tsx";
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
  const [open, setOpen] = useState<Open | null>(null);
  const sentences = useSentences(props);
  const { card } = editor;
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
        />
      ))}
      {open?.kind === "rule" && <RuleDialog {...props} {...open} onClose={() => setOpen(null)} />}
      {open?.kind === "term" && <TermDialog {...props} term={open.term} onClose={() => setOpen(null)} />}
    </div>
  );
}

function RuleListView({
  list,
  card,
  readOnly,
  sentence,
  faultOf,
  onOpen,
  onMove,
}: {
  list: RuleList;
  card: RateBook;
  readOnly: boolean;
  sentence: (rule: Rule) => string;
  faultOf: (at: number) => string | null;
  onOpen: (rule: Rule, isNew: boolean) => void;
  onMove: (ids: readonly string[]) => void;
}) {
  const { t } = useTranslation("prices");
  const partName = usePartName();
  const rules = (card[list] ?? []) as readonly Rule[];
  const fresh = (word: string, rule: object) =>
    onOpen(
      {
        ...rule,
        id: newId(
          word,
          rules.map(({ id }) => id),
        ),
      },
      true,
    );
  const ready = readyRules[list] ?? [];
  const moved = (at: number) => {
    const ids = rules.map(({ id }) => id);
    const [one = ""] = ids.splice(at, 1);
    ids.splice(at - 1, 0, one);
    onMove(ids);
  };
  return (
    <section className={styles.ruleList}>
      <header>
        <h2>{partName(list)}</h2>
        {!readOnly && (
          <Menu
            trigger={(trigger) => (
              <Button kind="plain" size="small" icon={IconPlus} {...trigger}>
                {t("rules.add")}
              </Button>
            )}
            entries={[
              ...ready.map(({ word, rule }) => ({
                ...{ id: word, text: t(`ready.${word}`), onSelect: () => fresh(word, rule) },
              })),
              { id: "own", text: t("rules.own"), onSelect: () => fresh(list, freshRule(list, card)) },
            ]}
          />
        )}
      </header>
      {rules.length === 0 && <p className="muted">{t("rules.none")}</p>}
      <ul>
        {rules.map((rule, at) => {
          const fault = faultOf(at);
          return (
            <li key={rule.id}>
              <button type="button" className={styles.rule} onClick={() => onOpen(rule, false)}>
                {sentence(rule)}
                {fault && <em>{fault}</em>}
              </button>
              {!readOnly && at > 0 && (
                <Button kind="plain" size="small" onClick={() => moved(at)}>
                  {t("rules.up")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
