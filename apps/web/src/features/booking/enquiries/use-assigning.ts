import { useRef } from "react";
import { useMay, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { type Assignee, changeEnquiry, enquiryPaths, type Row } from "./calls.ts";

/** Who answers an enquiry, changed in its row; taken back, it is as one's own change has left it. */
export function useAssigning(assignees: readonly Assignee[]): Pick<ListColumn<Row>, "edit"> {
  const { t } = useTranslation("enquiries");
  const change = useSend(changeEnquiry, enquiryPaths);
  const saved = useRef(new Map<string, number>());
  if (!useMay()("bookings", "write")) return {};
  const assign = async ({ _id, version }: Row, assigneeId: Assignee["_id"] | null) => {
    const base = Math.max(version, saved.current.get(_id) ?? version);
    await change.mutateAsync({ params: { _id }, body: { assigneeId }, options: { ifMatch: base } });
    saved.current.set(_id, base + 1);
  };
  return {
    edit: {
      value: ({ assignee }) => assignee?._id ?? "",
      choices: assignees.map(({ _id, name }) => ({ value: _id, text: name })),
      empty: t("list.nobody"),
      nameOf: ({ enquiryNo }) => `E-${enquiryNo}`,
      save: (row, assigneeId) => assign(row, assigneeId || null),
    },
  };
}
