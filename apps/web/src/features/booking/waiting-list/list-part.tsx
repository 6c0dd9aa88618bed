import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CardList } from "../../../listing/card-list.tsx";
import type { ListState } from "../../../listing/use-list.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { Skeleton } from "../../../ui/waiting.tsx";
import styles from "./waiting.module.css";

export function Nothing() {
  const { t } = useTranslation("waiting");
  return (
    <EmptyState
      picture="island-dawn"
      title={t("list.none")}
      act={<LinkButton to="/">{t("list.search")}</LinkButton>}
    >
      {t("list.noneText")}
    </EmptyState>
  );
}

type PartProps<Row> = { title: string; list: ListState<Row>; children: (row: Row) => ReactNode };

/** One of the two lists, unless nothing is in it. */
export function Part<Row>({ title, list, children }: PartProps<Row>) {
  const { t } = useTranslation("waiting");
  if (list.data?.total === 0) return null;
  return (
    <div className={styles.list}>
      {list.rows.length > 0 && <h2>{title}</h2>}
      <CardList
        list={list}
        label={title}
        waiting={t("list.waiting")}
        shape={<Skeleton height={260} radius={16} />}
        empty={{ picture: "island-dawn", title: t("list.none") }}
      >
        {(rows) => <ul className={styles.list}>{rows.map(children)}</ul>}
      </CardList>
    </div>
  );
}
