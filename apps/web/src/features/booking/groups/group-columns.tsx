import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { column, countColumn, dayColumn, moneyColumn } from "../../../listing/columns.tsx";
import { DayRange } from "../../../ui/money-and-dates.tsx";
import type { GroupRow } from "./calls.ts";
import { GroupStateChip } from "./group-state.tsx";

/** What the desk sees of each group. */
export function useGroupColumns(): readonly ListColumn<GroupRow>[] {
  const { t } = useTranslation("groups");
  return [
    column(
      "name",
      t("columns.name"),
      ({ _id, name }) => (
        <Link to="/staff/groups/$id" params={{ id: _id }} className="link">
          <bdi>{name}</bdi>
        </Link>
      ),
      {
        csv: ["name", "kind", "contact"],
        sort: "name",
        note: ({ kind, contactName }) => (
          <>
            {t(`kinds.${kind}`)} · <bdi>{contactName}</bdi>
          </>
        ),
      },
    ),
    column("stay", t("columns.stay"), ({ checkIn, checkOut }) => <DayRange from={checkIn} to={checkOut} />, {
      csv: ["arrival", "departure"],
      sort: "checkIn",
    }),
    column("state", t("columns.state"), ({ state }) => <GroupStateChip state={state} />, {
      csv: ["status"],
      card: "state",
    }),
    countColumn("rooms", t("columns.rooms"), ({ rooms }) => rooms, {
      csv: ["rooms", "roomsLeft"],
      note: ({ state, roomsLeft }) => state === "open" && t("columns.left", { count: roomsLeft }),
    }),
    countColumn(
      "persons",
      t("columns.named"),
      ({ personsNamed, persons }) => `${personsNamed} / ${persons}`,
      {
        csv: ["persons", "personsNamed"],
      },
    ),
    dayColumn("cutOffOn", t("columns.cutOffOn"), ({ cutOffOn }) => cutOffOn, {
      csv: ["namesUntil"],
      sort: "cutOffOn",
    }),
    moneyColumn("total", t("columns.total"), ({ totalSen }) => totalSen, { csv: ["total"] }),
    moneyColumn("paid", t("columns.paid"), ({ paidSen }) => paidSen, { csv: ["paid", "onAccount"] }),
  ];
}
