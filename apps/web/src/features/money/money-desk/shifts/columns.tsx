import type { ShiftRow } from "@pulau/contract/shifts.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../../listing/column.tsx";
import { column, momentColumn, moneyColumn, stateColumn } from "../../../../listing/columns.tsx";
import { MomentText } from "../../../../ui/money-and-dates.tsx";
import { signedRinggit } from "../../../../ui/signed-ringgit.ts";

/** What a list says of each shift. */
export function useShiftColumns(): readonly ListColumn<ShiftRow>[] {
  const { t } = useTranslation("shifts");
  return [
    column(
      "shift",
      t("columns.shift"),
      ({ _id, shiftNo }) => (
        <Link className="link whole" to="/staff/shifts/$id" params={{ id: _id }}>
          {t("number", { number: shiftNo })}
        </Link>
      ),
      {
        csv: ["shiftNo", "drawer"],
        note: ({ drawer }) => t("drawer", { drawer }),
      },
    ),
    column("person", t("columns.person"), ({ staff }) => <bdi>{staff.name}</bdi>, { csv: ["person"] }),
    momentColumn("openedAt", t("columns.openedAt"), (row) => row.openedAt, {
      csv: ["openedAt", "closedAt"],
      sort: "openedAt",
      note: ({ closedAt }) => closedAt && <MomentText moment={closedAt} />,
    }),
    stateColumn("state", t("filters.state"), ({ closedAt }) =>
      closedAt ? { text: t("states.closed") } : { text: t("states.open"), tone: "success" },
    ),
    moneyColumn("cashIn", t("columns.cashIn"), (row) => row.cashInSen, {
      csv: ["float", "cashIn"],
      sort: "cashIn",
      falling: true,
    }),
    moneyColumn("out", t("columns.out"), (row) => row.paidOutSen + row.droppedSen, {
      csv: ["paidOut", "dropped"],
    }),
    moneyColumn("expected", t("columns.expected"), (row) => row.expectedSen, { csv: ["expected"] }),
    moneyColumn("counted", t("columns.counted"), (row) => row.countedSen, { csv: ["counted"] }),
    column(
      "over",
      t("columns.over"),
      ({ overSen }) => overSen !== null && <bdi className="whole">{signedRinggit(overSen)}</bdi>,
      {
        csv: ["over", "reason"],
        sort: "over",
        end: true,
        strong: true,
        note: ({ reason }) => reason && <bdi>{reason}</bdi>,
      },
    ),
  ];
}
