import type { Day } from "@pulau/domain/calendar/day.ts";
import { StateChip } from "../../../../business/state-chip.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../../listing/column.tsx";
import { column } from "../../../../listing/columns.tsx";
import { DayText } from "../../../../ui/money-and-dates.tsx";
import { ActButton } from "../act-button.tsx";
import type { DeskRow, Today } from "../calls.ts";
import { RoomChips } from "../room-troubles.tsx";
import type { useDeskAct } from "../use-desk-act.tsx";
import { GuestCell, MoneyChip, PartyText } from "./cells.tsx";
import { RoomNumbers } from "./room-numbers.tsx";

export type DeskAct = ReturnType<typeof useDeskAct>;
export type DeskList = "arrivals" | "inHouse" | "departures";

/**
 * What can be done with a line: let in who arrives, let out whose last night is over. Who leaves early is let out from
 * the booking's page, not by a slip of the finger here.
 */
function RowAct({ row, list, desk, day }: { row: DeskRow; list: DeskList; desk: DeskAct; day: Day }) {
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

/** Who comes or goes, in which rooms, by which boat, what they owe, and what can be done. */
export function useDeskColumns(
  list: DeskList,
  desk: DeskAct,
  { day, [list]: lines }: Today,
): readonly ListColumn<DeskRow>[] {
  const { t } = useTranslation("staff");
  const seesMoney = lines.some(({ owesSen }) => owesSen !== undefined);
  const arrives = list === "arrivals";
  const money = column(
    "money",
    t("today.columns.money"),
    ({ owesSen }: DeskRow) => owesSen !== undefined && <MoneyChip owesSen={owesSen} />,
  );
  return [
    column("guest", t("today.columns.guest"), (row) => <GuestCell row={row} />),
    column("room", t("today.columns.room"), (row) => <RoomNumbers rooms={row.rooms} />, {
      strong: true,
      note: ({ troubles }) => arrives && troubles.length > 0 && <RoomChips rooms={troubles} />,
    }),
    column("party", t("today.columns.party"), (row) => <PartyText row={row} />),
    column(
      "boat",
      t(arrives ? "today.columns.boat" : "today.columns.leaves"),
      ({ boatTime }) => <bdi>{boatTime ?? t("today.byAgreement")}</bdi>,
      // The day, where it is another one.
      { note: (row) => !arrives && row.checkOut !== day && <DayText day={row.checkOut} shape="brief" /> },
    ),
    ...(seesMoney ? [money] : []),
    {
      key: "act",
      head: t("today.columns.act"),
      end: true,
      cell: (row) => <RowAct row={row} list={list} desk={desk} day={day} />,
    },
  ];
}
