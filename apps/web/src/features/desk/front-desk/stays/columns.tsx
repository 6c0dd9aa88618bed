import type { StayList } from "@pulau/contract/stay-list.ts";
import { PhoneLink } from "../../../../business/phone-link.tsx";
import { StateChip } from "../../../../business/state-chip.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../../listing/column.tsx";
import { column } from "../../../../listing/columns.tsx";
import { DayRange } from "../../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { StayLine } from "../calls.ts";
import { GuestCell, MoneyChip, PartyText } from "../today/cells.tsx";
import { RoomNumbers } from "../today/room-numbers.tsx";

/** Who comes, leaves or is here, in which rooms, by which boat, and what to have ready. */
export function useStayColumns(list: StayList, rows: readonly StayLine[]): readonly ListColumn<StayLine>[] {
  const { t } = useTranslation("staff");
  const { say } = useLanguage();
  const isWhole = rows.some(({ owesSen }) => owesSen !== undefined);
  const all: readonly (ListColumn<StayLine> | false)[] = [
    column("guest", t("today.columns.guest"), (row) => <GuestCell row={row} />, {
      sort: "name",
      csv: ["number", "name"],
      note: ({ mobile }) => mobile && <PhoneLink number={mobile} />,
    }),
    column("stay", t("list.columns.stay"), (row) => <DayRange from={row.checkIn} to={row.checkOut} />, {
      sort: "day",
      csv: ["arrival", "departure", "nights"],
      note: ({ nights }) => t("nights", { count: nights }),
    }),
    column("rooms", t("today.columns.room"), (row) => <RoomNumbers rooms={row.rooms} />, {
      sort: "room",
      strong: true,
    }),
    column("party", t("today.columns.party"), (row) => <PartyText row={row} />, {
      csv: ["adults", "children", "infants"],
    }),
    column(
      "boat",
      t(list === "arrivals" ? "today.columns.boat" : "today.columns.leaves"),
      ({ boat }) => boat && <bdi>{boat.time ?? t("today.byAgreement")}</bdi>,
      { csv: ["boat", "boatTime"], note: ({ boat }) => boat && say(boat.name) },
    ),
    column(
      "request",
      t("stays.request"),
      ({ specialRequest }) => specialRequest && <bdi>{specialRequest}</bdi>,
      {
        csv: ["vegetarians", "disabled", "request"],
        roomy: true,
      },
    ),
    isWhole &&
      column(
        "money",
        t("today.columns.money"),
        ({ owesSen }) => owesSen !== undefined && <MoneyChip owesSen={owesSen} />,
        { csv: ["due"] },
      ),
    column("status", t("list.columns.booking"), ({ status }) => <StateChip state={status} />, {
      card: "state",
    }),
  ];
  return all.filter((shown) => shown !== false);
}
