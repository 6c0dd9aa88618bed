import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { actColumn, column } from "../../../listing/columns.tsx";
import { BookAct } from "./book-act.tsx";
import type { Waiting } from "./calls.ts";
import { RemoveAct } from "./remove-act.tsx";
import { useWantedStayText } from "./use-wanted-stay-text.ts";
import { Reach, WaitState } from "./wait-cells.tsx";

/** What staff see of each place on the waiting list. */
export function useWaitColumns(): readonly ListColumn<Waiting>[] {
  const { t } = useTranslation("enquiries");
  const text = useWantedStayText();
  return [
    column("turn", t("wait.columns.turn"), (row) => <bdi>{row.turn}</bdi>, {
      csv: ["turn"],
      sort: "turn",
      strong: true,
    }),
    column("guest", t("wait.columns.guest"), (row) => row.name, {
      csv: ["name", "email", "phone"],
      sort: "name",
      strong: true,
      note: (row) => <Reach row={row} />,
    }),
    column("stay", t("wait.columns.stay"), (row) => text.package(row), {
      csv: ["package", "arrival", "nights"],
      sort: "checkIn",
      note: (row) => text.days(row),
    }),
    column("party", t("wait.columns.party"), (row) => text.party(row.party), {
      csv: ["persons"],
      note: (row) => text.rooms(row.roomTypes),
    }),
    column("state", t("wait.columns.state"), (row) => <WaitState row={row} />, {
      csv: ["status", "number", "at"],
      card: "state",
    }),
    actColumn("act", t("wait.columns.act"), (row) => (
      <>
        <BookAct entry={row} />
        {row.canRemove && <RemoveAct entry={row} />}
      </>
    )),
  ];
}
