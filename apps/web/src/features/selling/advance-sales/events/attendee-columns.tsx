import { useMay, useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../../listing/column.tsx";
import { column } from "../../../../listing/columns.tsx";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { MomentText } from "../../../../ui/money-and-dates.tsx";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { type Attendee, checkIn, eventPaths } from "../calls.ts";

/** Who comes, who booked for them, and a tick for who is there. */
export function useAttendeeColumns(): readonly ListColumn<Attendee>[] {
  const { t } = useTranslation("events");
  return [
    column("name", t("staff.list.columns.name"), ({ name }) => name, {
      strong: true,
      sort: "name",
      csv: ["name"],
    }),
    column("kind", t("staff.list.columns.kind"), ({ guestKind }) => t(`ticket.${guestKind}`), {
      csv: ["kind"],
    }),
    column("code", t("staff.list.columns.code"), ({ code }) => <bdi>{code}</bdi>, { csv: ["code"] }),
    column("booked", t("staff.list.columns.booked"), ({ accountName }) => accountName, {
      csv: ["buyer", "purchaseNo", "email"],
      sort: "buyer",
      note: ({ number, email }) => (
        <>
          <bdi>{number}</bdi> · <bdi>{email}</bdi>
        </>
      ),
    }),
    column("come", t("staff.list.columns.come"), (row) => <Tick row={row} />, {
      csv: ["cameAt"],
      sort: "come",
      note: ({ checkedInAt }) => checkedInAt && <MomentText moment={checkedInAt} />,
    }),
  ];
}

function Tick({ row: { _id, name, checkedInAt } }: { row: Attendee }) {
  const { t } = useTranslation("events");
  const mayTick = useMay()("posts", "write");
  const send = useSend(checkIn, eventPaths);
  return (
    <Checkbox
      label={<VisuallyHidden>{t("staff.list.tick", { name })}</VisuallyHidden>}
      checked={checkedInAt !== null}
      disabled={!mayTick}
      onChange={(checkedIn) =>
        void send.mutateAsync({ params: { _id }, body: { checkedIn } }).catch(() => undefined)
      }
    />
  );
}
