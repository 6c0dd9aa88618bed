import { roomNumberIn } from "@pulau/domain/booking/room-number.ts";
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
import { useSelection } from "../../../listing/use-selection.ts";
import { Button } from "../../../ui/button.tsx";
import { IconDoorEnter } from "../../../ui/icons/index.ts";
import { Panel, PanelEmpty } from "../../../ui/panel.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { useOutcomeToast } from "../../../ui/use-outcome-toast.ts";
import { checkInSeveral, type GroupBooking, type GroupDetail, groupPaths, setPayer } from "./calls.ts";

const idOf = ({ _id }: GroupBooking): BookingId => _id;
const nameOf = ({ bookingName, bookingNo }: GroupBooking) => `${bookingName} (${bookingNo})`;

type CheckInProps = {
  readonly group: GroupDetail;
  readonly chosen: readonly GroupBooking[];
  readonly onDone: () => void;
};

/** Who arrives by today and is not in yet. */
const comingOf = ({ list }: GroupDetail) => list.filter(({ status }) => status === "confirmed");

/** Checks in those who are chosen, or all who arrive and are not in yet; whose room is not ready, or who owes, is named. */
function CheckIn({ group, chosen, onDone }: CheckInProps) {
  const { t } = useTranslation("groups");
  const toast = useToast();
  const letIn = useBulkSend<BookingId>(checkInSeveral, groupPaths);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<BulkOutcome<GroupBooking> | null>(null);
  const coming = chosen.length > 0 ? chosen : comingOf(group);
  const run = async () => {
    setBusy(true);
    try {
      const done = await letIn(coming, idOf);
      onDone();
      if (done.failed.length > 0) setOutcome(done);
      else toast({ tone: "success", text: t("bookings.checkedIn", { count: done.done.length }) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="small" icon={IconDoorEnter} busy={busy} onClick={() => void run()}>
        {t(chosen.length > 0 ? "bookings.checkInChosen" : "bookings.checkIn", { count: coming.length })}
      </Button>
      <BulkResult outcome={outcome} nameOf={nameOf} onClose={() => setOutcome(null)} />
    </>
  );
}

function useColumns(group: GroupDetail): readonly ListColumn<GroupBooking>[] {
  const { t } = useTranslation("groups");
  const { language } = useLanguage();
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
    column("room", t("bookings.room"), ({ roomNo }) => (
      <bdi className="whole">{roomNumberIn(roomNo, language)}</bdi>
    )),
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
  const today = useMoments().today();
  const may = useMay()("bookings", "write");
  const coming = comingOf(group);
  const arrives = may && coming.length > 0 && group.checkIn <= today;
  const selection = useSelection(group._id, group.list, idOf, nameOf);
  const chosen = coming.filter((row) => selection.has(row));
  const end = arrives && <CheckIn group={group} chosen={chosen} onDone={selection.clear} />;
  return (
    <Panel title={t("bookings.title")} count={group.bookings} end={end}>
      {group.list.length === 0 ? (
        <PanelEmpty>{t("bookings.none")}</PanelEmpty>
      ) : (
        <RowsTable
          caption={t("bookings.title")}
          columns={columns}
          rows={group.list}
          rowKey={idOf}
          selection={arrives ? selection : undefined}
        />
      )}
    </Panel>
  );
}
