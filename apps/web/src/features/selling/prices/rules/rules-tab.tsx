import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { RuleId } from "@pulau/domain/ids.ts";
import { type ReactNode, useRef, useState } from "react";
import type { RuleList } from "../../../../business/card-form/rule-groups.ts";
import { usePriceRows } from "../../../../business/use-price-rows.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useRuleText } from "../../../../ui/use-failure-text.ts";
import type { TrialResult } from "../model/trial.ts";
import styles from "../prices.module.css";
import { OwnList } from "./own-list.tsx";
import type { Rule, RulesProps, TermName } from "./rule.ts";
import { RuleDialog } from "./rule-dialog.tsx";
import { RuleListView } from "./rule-list-view.tsx";
import { TermDialog } from "./term-dialog.tsx";
import { TermWording } from "./term-wording.tsx";
import { faultsOf } from "./use-form-faults.ts";
import { type RuleTarget, useGoToRule } from "./use-go-to-rule.ts";
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

type Props = RulesProps & {
  /** The stay that is tried: its lines show which rules count. */
  readonly result: TrialResult;
  /** The rule whose line is pointed at. */
  readonly lit: string | null;
  readonly onLit: (ruleId: RuleId | null) => void;
  readonly goTo: RuleTarget | null;
};

/** The lines of the quote as guests read them, by the rule that makes each. */
function useQuotedRules(result: TrialResult): ReadonlyMap<RuleId, string> {
  const rowsOf = usePriceRows();
  const lines = result.ok ? result.quote.lines : [];
  const rows = rowsOf(lines);
  const rowsByRule = lines.map(({ ruleId }, i) => [ruleId, rows[i]] as const);
  // Of a fee with several lines the first says how it reads.
  return new Map(
    rowsByRule
      .toReversed()
      .map(([ruleId, row]) => [ruleId, [row?.what, row?.why].filter(Boolean).join(", ")]),
  );
}

/** A term as its sentence, with what guests read of it and what is wrong with it. */
function TermLine({
  term,
  card,
  faults,
  whose,
  sentence,
  result,
  onOpen,
}: {
  term: TermName;
  card: RateBook;
  whose: ReactNode;
  faults: RulesProps["faults"];
  sentence: string;
  result: TrialResult;
  onOpen: () => void;
}) {
  const { t } = useTranslation("prices");
  const rule = useRuleText();
  const [fault] = faultsOf(faults, term);
  return (
    <section className={styles.ruleList}>
      <header>
        <h2>{t(`terms_${term}`)}</h2>
      </header>
      {whose}
      <button type="button" className={styles.rule} onClick={onOpen}>
        {sentence}
        <TermWording {...{ card, term, result }} />
        {fault && <em>{rule(fault.rule)}</em>}
      </button>
    </section>
  );
}

/** What a price list says beside its prices, each rule as a sentence. */
export function RulesTab(props: Props) {
  const { editor, faults, readOnly, lit, onLit } = props;
  const box = useRef<HTMLDivElement>(null);
  useGoToRule(box, props.goTo);
  const quoted = useQuotedRules(props.result);
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
    <div className={styles.rules} ref={box}>
      {terms.map((term) => (
        <TermLine
          key={term}
          {...{ term, card, faults }}
          whose={<OwnList {...{ editor, readOnly }} part={term} />}
          sentence={sentences.ofTerm(term)}
          result={props.result}
          onOpen={() => setOpen({ kind: "term", term })}
        />
      ))}
      {lists.map((list) => (
        <RuleListView
          key={list}
          list={list}
          card={card}
          {...{ readOnly, quoted, lit, onLit }}
          whose={<OwnList {...{ editor, readOnly }} part={list} />}
          sentence={(listed) => sentences.ofRule(list, listed)}
          faultOf={(at) => {
            const found = faults.find(
              ({ path }) => path === `${list}.${at}` || path.startsWith(`${list}.${at}.`),
            );
            return found ? rule(found.rule) : null;
          }}
          onOpen={(opened, isNew) => setOpen({ kind: "rule", list, rule: opened, isNew })}
          onMove={(ids) => editor.edit([{ part: "order", key: list, value: ids }])}
          onRemove={(rules) => remove(list, rules)}
        />
      ))}
      {open?.kind === "rule" && <RuleDialog {...props} {...open} onClose={() => setOpen(null)} />}
      {open?.kind === "term" && <TermDialog {...props} term={open.term} onClose={() => setOpen(null)} />}
    </div>
  );
}
