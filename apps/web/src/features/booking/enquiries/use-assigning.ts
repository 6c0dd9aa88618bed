import { useMay, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { type Assignee, changeEnquiry, enquiryPaths, type Row } from "./calls.ts";

/** Who answers an enquiry, changed in its row. */
export function useAssigning(assignees: readonly Assignee[]): Pick<ListColumn<Row>, "edit"> {
  const { t } = useTranslation("enquiries");
  const change = useSend(changeEnquiry, enquiryPaths);
  if (!useMay()("bookings", "write")) return {};
  return {
    edit: {
      value: ({ assignee }) => assignee?._id ?? "",
      choices: assignees.map(({ _id, name }) => ({ value: _id, text: name })),
      empty: t("list.nobody"),
      nameOf: ({ enquiryNo }) => `E-${enquiryNo}`,
      save: ({ _id }, assigneeId) =>
        change.mutateAsync({ params: { _id }, body: { assigneeId: assigneeId || null } }),
    },
  };
}
