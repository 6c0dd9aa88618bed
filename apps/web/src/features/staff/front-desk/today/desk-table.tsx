import { useTranslation } from "react-i18next";
import { classNames } from "../../../../ui/class-names.ts";
import { StateChip } from "../../../../ui/state-chip.tsx";
import { CellNote, type Column, DataTable } from "../../../../ui/table.tsx";
import { DayText } from "../../../../ui/written.tsx";
import { ActButton } from "../act-button.tsx";
import type { DeskRow } from "../calls.ts";
import type { useDeskAct } from "../use-desk-act.tsx";
import { GuestCell, MoneyChip, PartyText } from "./cells.tsx";
import type { DeskList } from "./day-search.ts";
import styles from "./desk-table.module.css";
import { PanelEmpty } from "./panel.tsx";

type Act = ReturnType<typeof useDeskAct>;

/** What can be done with a stay now: let in, let out, or only where it stands. */
export function RowAct({ row, desk }: { row: DeskRow; desk: Act }) {
  const verb = row.canCheckIn ? "checkIn" : row.canCheckOut ? "checkOut" : null;
  if (verb === null) return <StateChip state={row.status} />;
  return (
    <ActButton
      verb={verb}
      name={row.bookingName}
      busy={desk.busyId === row._id}
      onPress={() => desk.act(verb, row)}
    />
  );
}

function useColumns(list: DeskList, desk: Act): readonly Column<DeskRow>[] {
  const { t } = useTranslation("staff");
  return [
    { key: "guest", head: t("today.columns.guest"), cell: (row) => <GuestCell row={row} /> },
    {
      key: "room",
      head: t("today.columns.room"),
      cell: (row) => (
        <b className="strong">
          <bdi>{row.rooms.join(", ")}</bdi>
        </b>
      ),
    },
    { key: "party", head: t("today.columns.party"), cell: (row) => <PartyText row={row} /> },
    {
      key: "boat",
      head: t(list === "arrivals" ? "today.columns.boat" : "today.columns.leaves"),
      cell: (row) => (
        <>
          <bdi>{row.boatTime ?? t("today.byAgreement")}</bdi>
          {list === "inHouse" && (
            <CellNote>
              <DayText day={row.checkOut} shape="brief" />
            </CellNote>
          )}
        </>
      ),
    },
    { key: "money", head: t("today.columns.money"), cell: (row) => <MoneyChip row={row} /> },
    {
      key: "act",
      head: t("today.columns.act"),
      end: true,
      cell: (row) =>
        list === "arrivals" && !row.canCheckIn ? (
          <StateChip state={row.status} />
        ) : (
          <RowAct row={row} desk={desk} />
        ),
    },
  ];
}

/** Arrivals, or who is in house. Who has just arrived is let out from "In house", not by a slip of the finger here. */
export function DeskTable({ list, rows, desk }: { list: DeskList; rows: readonly DeskRow[]; desk: Act }) {
  const { t } = useTranslation("staff");
  const columns = useColumns(list, desk);
  if (rows.length === 0) return <PanelEmpty>{t(`today.lists.none.${list}`)}</PanelEmpty>;
  return (
    <div className={classNames(styles.flat, styles.lines)}>
      <DataTable
        caption={t(`today.lists.caption.${list}`)}
        columns={columns}
        rows={rows}
        rowKey={(row) => row._id}
      />
    </div>
  );
}
