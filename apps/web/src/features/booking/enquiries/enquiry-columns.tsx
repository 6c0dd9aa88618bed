import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { column, momentColumn } from "../../../listing/columns.tsx";
import type { Row } from "./calls.ts";
import { Guest } from "./guest-cell.tsx";
import { EnquiryChip } from "./state-chips.tsx";
import { useAssigning } from "./use-assigning.ts";
import { useWantedStayText } from "./use-wanted-stay-text.ts";

/** What staff see of each enquiry; whose it is can be chosen in the row. */
export function useEnquiryColumns(assignees: Parameters<typeof useAssigning>[0]): readonly ListColumn<Row>[] {
  const { t } = useTranslation("enquiries");
  const text = useWantedStayText();
  const assigning = useAssigning(assignees);
  const nobody = <span className="muted">{t("list.nobody")}</span>;
  return [
    column("guest", t("list.columns.guest"), (row) => <Guest row={row} />, {
      csv: ["enquiryNo", "name", "email", "phone"],
      sort: "name",
    }),
    column("wanted", t("list.columns.wanted"), (row) => text.package(row), {
      csv: ["package", "arrival", "nights", "message"],
      note: (row) => text.days(row),
    }),
    column("party", t("list.columns.party"), (row) => text.party(row.party), { csv: ["persons"] }),
    column("state", t("list.columns.state"), (row) => <EnquiryChip state={row.state} />, {
      csv: ["status"],
      card: "state",
    }),
    column("assignee", t("list.columns.assignee"), (row) => row.assignee?.name ?? nobody, {
      csv: ["assignee"],
      ...assigning,
    }),
    momentColumn("asked", t("list.columns.asked"), (row) => row.createdAt, {
      csv: ["at"],
      sort: "createdAt",
    }),
  ];
}
