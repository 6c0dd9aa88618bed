import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState, ErrorState } from "../ui/states.tsx";
import { Waiting } from "../ui/waiting.tsx";
import styles from "./list.module.css";
import type { ListState } from "./use-list.ts";

export type ListWords = {
  /** What is waited for, said after four seconds. */
  waiting: string;
  /** When there is nothing at all. */
  empty: {
    readonly picture: string;
    readonly title: string;
    readonly text?: ReactNode;
    readonly act?: ReactNode;
  };
  /** When nothing matches; general words unless told. */
  nothing?: { readonly title: string; readonly text?: ReactNode };
};

type Props<Row, D> = ListWords & {
  list: ListState<Row, D>;
  /** The rows in the shape in which they come. */
  shape: ReactNode;
  /** The rows that there are. */
  children: ReactNode;
};

/**
 * The rows of a list in each of its states: while they load, as they are, faded while the next page is on its way, none at
 * all, none that match, and those that there were when the next could not be had.
 */
export function ListStates<Row, D>({ list, waiting, empty, nothing, shape, children }: Props<Row, D>) {
  const { t } = useTranslation("listing");
  const { data, error, stale } = list;
  if (data === undefined) {
    return error ? (
      <div className={styles.state}>
        <ErrorState error={error} retry={list.retry} />
      </div>
    ) : (
      <Waiting what={waiting}>{shape}</Waiting>
    );
  }
  if (data.total === 0 && list.narrowed) {
    return (
      <div className={styles.state}>
        <EmptyState
          picture="jungle-trail"
          title={nothing?.title ?? t("nothing.title")}
          act={
            <Button kind="outline" onClick={list.clear}>
              {t("filter.clear")}
            </Button>
          }
        >
          {nothing ? nothing.text : t("nothing.text")}
        </EmptyState>
      </div>
    );
  }
  if (data.total === 0) {
    return (
      <div className={styles.state}>
        <EmptyState picture={empty.picture} title={empty.title} act={empty.act}>
          {empty.text}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      {error && stale && (
        <div className={styles.failure}>
          <ErrorState error={error} retry={list.retry} />
        </div>
      )}
      <div aria-busy={(stale && !error) || undefined} className={stale ? styles.stale : undefined}>
        {children}
      </div>
    </>
  );
}
