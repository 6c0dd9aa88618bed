import type { RateBook, Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { RuleId } from "@pulau/domain/ids.ts";
import { newId } from "@pulau/domain/rate-grid/new-id.ts";
import type { ReactNode } from "react";
import type { RuleList } from "../../../../business/card-form/rule-groups.ts";
import { GuestWording } from "../../../../business/price-sentences/guest-wording.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { IconPlus, IconTrash } from "../../../../ui/icons/index.ts";
import { Menu } from "../../../../ui/menu.tsx";
import { Reorder, ReorderHandle } from "../../../../ui/reorder.tsx";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import styles from "../prices.module.css";
import { usePartName } from "../words/use-part-name.ts";
import { stepOf } from "./guest-name.ts";
import { freshRule, readyRule, readyRules } from "./ready-rules.ts";
import type { Rule } from "./rule.ts";
import { highlightOnHover } from "./use-go-to-rule.ts";

type Quoted = {
  /** The lines that rules make in the quote, as guests read them. */
  readonly quoted: ReadonlyMap<RuleId, string>;
  readonly lit: string | null;
  readonly onLit: (ruleId: RuleId | null) => void;
};

/** A rule as its sentence, with what guests read of it; it lights its line in the quote, and its line lights it. */
function RuleButton({
  list,
  rule,
  sentence,
  fault,
  quoted,
  lit,
  onLit,
  onOpen,
}: Quoted & {
  list: RuleList;
  rule: Rule & { readonly name?: Words };
  sentence: string;
  fault: string | null;
  onOpen: () => void;
}) {
  const { t } = useTranslation("prices");
  const line = quoted.get(rule.id) ?? null;
  return (
    <button
      type="button"
      className={styles.rule}
      data-rule={rule.id}
      data-lit={lit === rule.id || undefined}
      onClick={onOpen}
      {...highlightOnHover(rule.id, onLit)}
    >
      {line !== null && (
        <i className={styles.inQuote} data-tip={t("legend.quoted")}>
          <VisuallyHidden>{t("legend.quoted")}: </VisuallyHidden>
        </i>
      )}
      {sentence}
      <GuestWording name={rule.name} step={stepOf(list, rule)} line={line} />
      {fault && <em>{fault}</em>}
    </button>
  );
}

/** The rules of one kind, each as its sentence. */
export function RuleListView({
  list,
  card,
  readOnly,
  whose,
  sentence,
  faultOf,
  onOpen,
  onMove,
  onRemove,
  ...quote
}: Quoted & {
  list: RuleList;
  card: RateBook;
  readOnly: boolean;
  /** Whether the list is the option's own or the resort's. */
  whose: ReactNode;
  sentence: (rule: Rule) => string;
  faultOf: (at: number) => string | null;
  onOpen: (rule: Rule, isNew: boolean) => void;
  onMove: (ids: readonly RuleId[]) => void;
  onRemove: (rules: readonly Rule[]) => void;
}) {
  const { t } = useTranslation("prices");
  const partName = usePartName();
  const rules = (card[list] ?? []) as readonly Rule[];
  const move = (from: number, to: number) => {
    if (to < 0 || to >= rules.length) return;
    const ids = rules.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    onMove(ids);
  };
  const isStill = readOnly || rules.length < 2;
  return (
    <section className={styles.ruleList}>
      <header>
        <h2>{partName(list)}</h2>
        {!readOnly && <ListActs {...{ list, card, onOpen }} onRemoveAll={() => onRemove(rules)} />}
      </header>
      {whose}
      {rules.length === 0 && <p className="muted">{t("rules.none")}</p>}
      {rules.length > 0 && (
        <Reorder
          label={partName(list)}
          items={rules}
          idOf={({ id }) => id}
          textOf={sentence}
          onMove={move}
          still={isStill}
          className={styles.ruleRows}
          rowClassName={styles.ruleRow}
        >
          {(rule, at) => {
            const fault = faultOf(at);
            return (
              <>
                {!isStill && (
                  <ReorderHandle label={t("rules.move", { rule: sentence(rule) })} place={at} onMove={move} />
                )}
                <RuleButton
                  {...{ list, rule, fault, ...quote }}
                  sentence={sentence(rule)}
                  onOpen={() => onOpen(rule, false)}
                />
                {!readOnly && (
                  <IconButton
                    icon={IconTrash}
                    label={t("rules.removeOne", { rule: sentence(rule) })}
                    onClick={() => onRemove([rule])}
                  />
                )}
              </>
            );
          }}
        </Reorder>
      )}
    </section>
  );
}

type Open = { readonly onOpen: (rule: Rule, isNew: boolean) => void };

function ListActs({
  onRemoveAll,
  ...rest
}: { list: RuleList; card: RateBook; onRemoveAll: () => void } & Open) {
  const { t } = useTranslation("prices");
  return (
    <span className={styles.ruleActs}>
      {(rest.card[rest.list] ?? []).length > 1 && (
        <Button kind="plain" size="small" icon={IconTrash} onClick={onRemoveAll}>
          {t("rules.removeAll")}
        </Button>
      )}
      <AddRule {...rest} />
    </span>
  );
}

/** A new rule: one that most resorts have, or one's own. */
function AddRule({ list, card, onOpen }: { list: RuleList; card: RateBook } & Open) {
  const today = useMoments().today();
  const { t } = useTranslation("prices");
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
  return (
    <Menu
      trigger={(trigger) => (
        <Button kind="plain" size="small" icon={IconPlus} {...trigger}>
          {t("rules.add")}
        </Button>
      )}
      entries={[
        ...(readyRules[list] ?? []).map((ready) => ({
          id: ready.word,
          text: t(`ready.${ready.word}`),
          onSelect: () =>
            fresh(ready.word, readyRule(list, ready, { card, today, usualGroup: t("ready.calendar") })),
        })),
        { id: "own", text: t("rules.own"), onSelect: () => fresh(list, freshRule(list, card, today)) },
      ]}
    />
  );
}
