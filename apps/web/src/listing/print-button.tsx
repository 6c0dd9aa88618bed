import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "../i18n/use-translation.ts";
import { Button } from "../ui/button.tsx";
import { IconPrinter } from "../ui/icons/index.ts";
import { useFailureToast } from "../ui/use-outcome-toast.ts";
import type { ListColumn } from "./column.tsx";
import styles from "./print-button.module.css";
import { usualKey } from "./row-key.ts";
import { inOrder, isShown, useSavedView } from "./saved-view.ts";
import type { ListState } from "./use-list.ts";

type Props<Row> = {
  list: Pick<ListState<Row>, "id" | "allRows">;
  columns: readonly ListColumn<Row>[];
  /** What stands above the rows. */
  title: string;
  /** Which of them it has: days, say. */
  lead: string;
  rowKey?: ((row: Row) => string) | undefined;
};

/** The list on paper: all that the search and the filters find, in the order and the columns that are on show. */
export function PrintButton<Row>({ list, ...sheet }: Props<Row>) {
  const { t } = useTranslation("listing");
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const { view } = useSavedView(list.id);
  useEffect(() => {
    if (rows === null) return;
    const done = () => setRows(null);
    // Some browsers go on at once, others wait for the paper: the rows stay until either says that it is done.
    addEventListener("afterprint", done);
    window.print();
    return () => removeEventListener("afterprint", done);
  }, [rows]);
  const print = async () => {
    setBusy(true);
    try {
      setRows(await list.allRows(() => {}));
    } catch (thrown) {
      showFailure(thrown);
    } finally {
      setBusy(false);
    }
  };
  const columns = inOrder(sheet.columns, view).filter((column) => isShown(column, view));
  return (
    <>
      <Button kind="outline" icon={IconPrinter} busy={busy} onlyReads onClick={print}>
        {t("print")}
      </Button>
      {rows !== null && createPortal(<Sheet {...sheet} columns={columns} rows={rows} />, document.body)}
    </>
  );
}

type SheetProps<Row> = Omit<Props<Row>, "list"> & { rows: readonly Row[] };

function Sheet<Row>({ title, lead, columns, rows, rowKey = usualKey }: SheetProps<Row>) {
  return (
    <article className={styles.sheet}>
      <h1>{title}</h1>
      <p>{lead}</p>
      <table>
        <thead>
          <tr>
            {columns.map(({ key, head, end }) => (
              <th key={key} scope="col" data-end={end || undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, cell, end }) => (
                <td key={key} data-end={end || undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
