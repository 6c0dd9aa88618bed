import { useTranslation } from "../i18n/use-translation.ts";
import styles from "./bulk-bar.module.css";

/** How many rows are named one by one. */
const mostNamed = 20;

/** The rows that stay because something uses them, each with what. */
export function UsedRows<Row>({
  rows,
  nameOf,
}: {
  rows: readonly { readonly row: Row; readonly users: string }[];
  nameOf: (row: Row) => string;
}) {
  const { t } = useTranslation("listing");
  const more = rows.length - mostNamed;
  return (
    rows.length > 0 && (
      <ul className={styles.failed}>
        {rows.slice(0, mostNamed).map(({ row, users }) => (
          <li key={nameOf(row)}>
            <b className="strong">{nameOf(row)}</b>
            <br />
            {t("bulk.usedBy", { what: users })}
          </li>
        ))}
        {more > 0 && <li>{t("bulk.moreUsed", { count: more })}</li>}
      </ul>
    )
  );
}
