import { useTranslation } from "../i18n/use-translation.ts";
import { Icon } from "../ui/icon.tsx";
import { IconChevronDown } from "../ui/icons/index.ts";
import styles from "./foot.module.css";
import { Pages } from "./pages.tsx";
import type { ListState } from "./use-list.ts";

const limits = [10, 20, 50, 100];

/** "1 to 20 of 28", rows a page, and the pages. */
export function Foot<Row>({ list }: { list: ListState<Row> }) {
  const { data, limit, place } = list;
  if (data === undefined) return null;
  // Rows that stay because the next page could not be had are still those of their own page.
  const page = list.error && list.stale ? data.page : (place.search.page ?? 1);
  return (
    <Pages {...data} page={page} limit={limit} onChange={(next) => place.change({ page: next })}>
      {data.total > (limits[0] ?? 0) && <RowsAPage limit={limit} onChange={list.setLimit} />}
    </Pages>
  );
}

function RowsAPage({ limit, onChange }: { limit: number; onChange: (limit: number) => void }) {
  const { t } = useTranslation("listing");
  const choices = limits.includes(limit) ? limits : [...limits, limit].toSorted((a, b) => a - b);
  return (
    <label className={styles.limit}>
      {t("pages.rows")}
      <span>
        <select value={limit} onChange={(event) => onChange(Number(event.target.value))}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
        <Icon of={IconChevronDown} size="s" />
      </span>
    </label>
  );
}
