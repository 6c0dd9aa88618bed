import type { BookingId } from "@pulau/domain/ids.ts";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useMay, useSend } from "../../../api/use-call.ts";
import { StateChip } from "../../../business/state-chip.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { BulkResult } from "../../../listing/bulk-dialogs.tsx";
import type { ListColumn } from "../../../listing/column.tsx";
import { actColumn, column, moneyColumn } from "../../../listing/columns.tsx";
import { RowsTable } from "../../../listing/rows-table.tsx";
import type { BulkOutcome } from "../../../listing/selection.ts";
import { useBulkSend } from "../../../listing/use-bulk-send.ts";
import { Button } from "../../../ui/button.tsx";
import { IconDoorEnter } from "../../../ui/icons/index.ts";
import { Panel, PanelEmpty } from "../../../ui/panel.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useOutcomeToast } from "../../../ui/use-outcome-toast.ts";
import { checkInSeveral, type GroupBooking, type GroupDetail, groupPaths, setPayer } from "./calls.ts";

const idOf = ({ _id }: GroupBooking): BookingId => _id;
const nameOf = ({ bookingName, bookingNo }: GroupBooking) => `${bookingName} (${bookingNo})`;

/** Checks in all who arrive today and are not in yet; whose room is not ready, or who owes, is named. */
function CheckInAll({ group }: { group: GroupDetail }) {
  const { t } = useTranslation("groups");
  const toast = useToast();
  const today = useMoments().today();
  const may = useMay()("bookings", "write");
  const letIn = useBulkSend<BookingId>(checkInSeveral, groupPaths);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<BulkOutcome<GroupBooking> | null>(null);
  const coming = group.list.filter(({ status }) => status === "confirmed");
  if (!may || coming.length === 0 || group.checkIn > today) return null;
  const run = async () => {
    setBusy(true);
    try {
      const done = await letIn(coming, idOf);
      if (done.failed.length > 0) setOutcome(done);
      else toast({ tone: "success", text: t("bookings.checkedIn", { count: done.done.length }) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="small" icon={IconDoorEnter} busy={busy} onClick={() => void run()}>
        {t("bookings.checkIn", { count: coming.length })}
      </Button>
      <BulkResult outcome={outcome} nameOf={nameOf} onClose={() => setOutcome(null)} />
    </>
  );
}

function useColumns(group: GroupDetail): readonly ListColumn<GroupBooking>[] {
  const { t } = useTranslation("groups");
  const may = useMay()("groups", "write");
  const tell = useOutcomeToast();
  const change = useSend(setPayer, groupPaths);
  const hand = ({ _id: bookingId, payer, bookingName }: GroupBooking) => {
    const next = payer === "group" ? "own" : "group";
    const body = { bookingId, payer: next } as const;
    const sent = change.mutateAsync({ params: { _id: group._id }, body });
    return tell(sent, t(`bookings.paidBy.${next}`, { name: bookingName }));
  };
  const isOff = ({ status }: GroupBooking) => status === "cancelled" || status === "noShow";
  const isFixed = (row: GroupBooking) => isOff(row) || (row.payer === "own" && row.split);
  return [
    column("room", t("bookings.room"), ({ roomNo }) => <bdi>{roomNo}</bdi>),
    column(
      "guests",
      t("bookings.guests"),
      ({ _id, guests, bookingName }) => (
        <Link to="/staff/bookings/$id" params={{ id: _id }} className="link">
          <bdi>{guests.join(", ") || bookingName}</bdi>
        </Link>
      ),
      { note: ({ bookingNo }) => <bdi>{bookingNo}</bdi> },
    ),
    column("state", t("bookings.state"), ({ status }) => <StateChip state={status} />, { card: "state" }),
    column("payer", t("naming.payer"), ({ payer }) => t(`payers.${payer}`)),
    moneyColumn("total", t("bookings.total"), ({ totalSen }) => totalSen),
    moneyColumn("paid", t("columns.paid"), ({ paidSen }) => paidSen),
    ...(may
      ? [
          actColumn<GroupBooking>("acts", t("bookings.acts"), (row) =>
            isFixed(row) ? null : (
              <Button kind="outline" size="small" busy={change.isPending} onClick={() => void hand(row)}>
                {t(row.payer === "group" ? "bookings.toOwn" : "bookings.toGroup")}
              </Button>
            ),
          ),
        ]
      : []),
  ];
}

/** The bookings of a group: its rooming list, with who is in and what each costs. */
export function BookingsPanel({ group }: { group: GroupDetail }) {
  const { t } = useTranslation("groups");
  const columns = useColumns(group);
  return (
    <Panel title={t("bookings.title")} count={group.bookings} end={<CheckInAll group={group} />}>
      {group.list.length === 0 ? (
        <PanelEmpty>{t("bookings.none")}</PanelEmpty>
      ) : (
        <RowsTable caption={t("bookings.title")} columns={columns} rows={group.list} rowKey={idOf} />
      )}
    </Panel>
  );
}
