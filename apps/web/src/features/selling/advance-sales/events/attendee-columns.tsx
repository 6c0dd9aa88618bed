import { useMay, useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { CellNote, type ListColumn } from "../../../../listing/column.tsx";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { MomentText } from "../../../../ui/money-and-dates.tsx";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { type Attendee, checkIn, eventPaths } from "../calls.ts";

/** Who comes, who booked for them, and a tick for who is there. */
export function useAttendeeColumns(): readonly ListColumn<Attendee>[] {
  const { t } = useTranslation("events");
  const mayTick = useMay()("posts", "write");
  const send = useSend(checkIn, eventPaths);
  const tick = (row: Attendee, checkedIn: boolean) =>
    void send.mutateAsync({ params: { _id: row._id }, body: { checkedIn } }).catch(() => undefined);
  return [
    { key: "name", head: t("staff.list.columns.name"), cell: ({ name }) => <b className="strong">{name}</b> },
    {
      key: "kind",
      head: t("staff.list.columns.kind"),
      cell: ({ guestKind }) => t(`ticket.${guestKind}`),
    },
    { key: "code", head: t("staff.list.columns.code"), cell: ({ code }) => <bdi>{code}</bdi> },
    {
      key: "booked",
      head: t("staff.list.columns.booked"),
      cell: ({ accountName, number, email }) => (
        <>
          {accountName}
          <CellNote>
            <bdi>{number}</bdi> · <bdi>{email}</bdi>
          </CellNote>
        </>
      ),
    },
    {
      key: "come",
      head: t("staff.list.columns.come"),
      cell: (row) => (
        <>
          <Checkbox
            label={<VisuallyHidden>{t("staff.list.tick", { name: row.name })}</VisuallyHidden>}
            checked={row.checkedInAt !== null}
            disabled={!mayTick}
            onChange={(checked) => tick(row, checked)}
          />
          {row.checkedInAt && (
            <CellNote>
              <MomentText moment={row.checkedInAt} />
            </CellNote>
          )}
        </>
      ),
    },
  ];
}
