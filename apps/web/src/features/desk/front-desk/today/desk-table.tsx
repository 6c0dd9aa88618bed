import type { Day } from "@pulau/domain/calendar/day.ts";
import { Fragment } from "react";
import { StateChip } from "../../../../business/state-chip.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { CellNote, type ListColumn } from "../../../../listing/column.tsx";
import { RowsTable } from "../../../../listing/rows-table.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { DayText } from "../../../../ui/money-and-dates.tsx";
import { PanelEmpty } from "../../../../ui/panel.tsx";
import { ActButton } from "../act-button.tsx";
import type { DeskRow, Today } from "../calls.ts";
import { RoomChips } from "../room-troubles.tsx";
import type { useDeskAct } from "../use-desk-act.tsx";
import { GuestCell, MoneyChip, PartyText } from "./cells.tsx";
import styles from "./desk-table.module.css";

type Act = ReturnType<typeof useDeskAct>;
type List = "arrivals" | "inHouse" | "departures";

/**
 * What can be done with a line: let in who arrives, let out whose last night is over. Who leaves early is let out from
 * the booking's page, not by a slip of the finger here.
 */
function RowAct({ row, list, desk, day }: { row: DeskRow; list: List; desk: Act; day: Day }) {
  const verb = list === "arrivals" ? "checkIn" : "checkOut";
  const may = verb === "checkIn" ? row.canCheckIn : row.canCheckOut && row.checkOut <= day;
  if (!may) return <StateChip state={row.status} />;
  return (
    <ActButton
      verb={verb}
      name={row.bookingName}
      busy={desk.busyId === row._id}
      onPress={() => desk.act(verb, row)}
    />
  );
}

/** The boat's time, and the day where that is another one. */
function BoatCell({ row, list, day }: { row: DeskRow; list: List; day: Day }) {
  const { t } = useTranslation("staff");
  const otherDay = list !== "arrivals" && row.checkOut !== day;
  return (
    <>
      <bdi>{row.boatTime ?? t("today.byAgreement")}</bdi>
      {otherDay && (
        <CellNote>
          <DayText day={row.checkOut} shape="brief" />
        </CellNote>
      )}
    </>
  );
}

function useColumns(list: List, desk: Act, { day, [list]: lines }: Today): readonly ListColumn<DeskRow>[] {
  const { t } = useTranslation("staff");
  const seesMoney = lines.some(({ owesSen }) => owesSen !== undefined);
  return [
    { key: "guest", head: t("today.columns.guest"), cell: (row) => <GuestCell row={row} /> },
    {
      key: "room",
      head: t("today.columns.room"),
      cell: (row) => (
        <>
          <b className="strong">
            {row.rooms.map((room, i) => (
              <Fragment key={room}>
                {i > 0 && ", "}
                <bdi className="whole">{room}</bdi>
              </Fragment>
            ))}
          </b>
          {list === "arrivals" && row.troubles.length > 0 && (
            <CellNote>
              <RoomChips rooms={row.troubles} />
            </CellNote>
          )}
        </>
      ),
    },
    { key: "party", head: t("today.columns.party"), cell: (row) => <PartyText row={row} /> },
    {
      key: "boat",
      head: t(list === "arrivals" ? "today.columns.boat" : "today.columns.leaves"),
      cell: (row) => <BoatCell row={row} list={list} day={day} />,
    },
    ...(seesMoney
      ? [
          {
            key: "money",
            head: t("today.columns.money"),
            cell: ({ owesSen }: DeskRow) => owesSen !== undefined && <MoneyChip owesSen={owesSen} />,
          },
        ]
      : []),
    {
      key: "act",
      head: t("today.columns.act"),
      end: true,
      cell: (row) => <RowAct row={row} list={list} desk={desk} day={day} />,
    },
  ];
}

/** One of the day's lists. */
export function DeskTable({ list, day, desk }: { list: List; day: Today; desk: Act }) {
  const { t } = useTranslation("staff");
  const columns = useColumns(list, desk, day);
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
