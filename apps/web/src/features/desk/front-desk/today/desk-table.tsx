import { useTranslation } from "../../../../i18n/use-translation.ts";
import { RowsTable } from "../../../../listing/rows-table.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { PanelEmpty } from "../../../../ui/panel.tsx";
import type { Today } from "../calls.ts";
import { type DeskAct, type DeskList, useDeskColumns } from "./desk-columns.tsx";
import styles from "./desk-table.module.css";

/** One of the day's lists. */
export function DeskTable({ list, day, desk }: { list: DeskList; day: Today; desk: DeskAct }) {
  const { t } = useTranslation("staff");
  const columns = useDeskColumns(list, desk, day);
  const rows = day[list];
  if (rows.length === 0) return <PanelEmpty>{t(`today.lists.none.${list}`)}</PanelEmpty>;
  return (
    <div className={classNames(styles.flat, styles.lines)}>
      <RowsTable
        caption={t(`today.lists.caption.${list}`)}
        columns={columns}
        rows={rows}
        rowKey={(row) => row._id}
      />
    </div>
  );
}
