import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { newId } from "@pulau/domain/rate-grid/new-id.ts";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { Menu } from "../../../../ui/menu.tsx";
import type { RuleList } from "../form/rule-groups.ts";
import styles from "../prices.module.css";
import { usePartName } from "../words/use-part-name.ts";
import { freshRule, readyRules } from "./ready-rules.ts";
import type { Rule } from "./rule.ts";

/** The rules of one kind, each as its sentence. */
export function RuleListView({
  list,
  card,
  readOnly,
  sentence,
  faultOf,
  onOpen,
  onMove,
  onRemove,
}: {
  list: RuleList;
  card: RateBook;
  readOnly: boolean;
  sentence: (rule: Rule) => string;
  faultOf: (at: number) => string | null;
  onOpen: (rule: Rule, isNew: boolean) => void;
  onMove: (ids: readonly string[]) => void;
  onRemove: (rules: readonly Rule[]) => void;
}) {
  const { t } = useTranslation("prices");
  const partName = usePartName();
  const rules = (card[list] ?? []) as readonly Rule[];
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
        {!readOnly && rules.length > 1 && (
          <Button kind="plain" size="small" icon={IconTrash} onClick={() => onRemove(rules)}>
            {t("rules.removeAll")}
          </Button>
        )}
        {!readOnly && <AddRule {...{ list, card, onOpen }} />}
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
              {!readOnly && (
                <IconButton
                  icon={IconTrash}
                  label={t("rules.removeOne", { rule: sentence(rule) })}
                  onClick={() => onRemove([rule])}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A new rule: one that most resorts have, or one's own. */
function AddRule({
  list,
  card,
  onOpen,
}: {
  list: RuleList;
  card: RateBook;
  onOpen: (rule: Rule, isNew: boolean) => void;
}) {
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
        ...(readyRules[list] ?? []).map(({ word, rule }) => ({
          ...{ id: word, text: t(`ready.${word}`), onSelect: () => fresh(word, rule) },
        })),
        { id: "own", text: t("rules.own"), onSelect: () => fresh(list, freshRule(list, card)) },
      ]}
    />
  );
}
