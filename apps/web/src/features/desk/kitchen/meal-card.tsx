import { useId } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconLeaf } from "../../../ui/icons/index.ts";
import { Card } from "../../../ui/surfaces.tsx";
import { eatersOf } from "./eaters.ts";
import styles from "./kitchen.module.css";
import type { MealHeads } from "./staff-routes.ts";

const kinds = ["adults", "children", "toddlers", "infants"] as const;

/** How many eat at one meal: all of them large, by kind below. */
export function MealCard({ heads }: { heads: MealHeads }) {
  const { t } = useTranslation("kitchen");
  const id = useId();
  return (
    <Card as="section" padded={false} className={styles.meal} aria-labelledby={id}>
      <header>
        <h2 id={id}>{t(`meals.${heads.meal}`)}</h2>
        <p className={styles.eat}>
          <b className={styles.count}>{eatersOf(heads)}</b> {t("eat", { count: eatersOf(heads) })}
        </p>
      </header>
      <dl className={styles.kinds}>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{t(`kinds.${kind}`)}</dt>
            <dd>{heads[kind]}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.vegetarians} data-none={heads.vegetarians === 0 || undefined}>
        <Icon of={IconLeaf} size="s" />
        {t("vegetarians", { count: heads.vegetarians })}
      </p>
    </Card>
  );
}
