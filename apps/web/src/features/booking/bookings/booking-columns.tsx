import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { Link } from "@tanstack/react-router";
import { PaymentChip, StateChip } from "../../../business/state-chip.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { dayText } from "../../../ui/format.ts";
import { DayRange, Money } from "../../../ui/money-and-dates.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Row } from "./calls.ts";
import styles from "./listing.module.css";
import { useWideTable } from "./use-wide-table.ts";
import { useWording } from "./use-wording.ts";

/** What there is to know about a row's money beside its chip: until when, or how much. */
function PaymentNote({ row }: { row: Row }) {
  const { t } = useTranslation("trips");
  const { language } = useLanguage();
  const { momentText } = useMoments();
  if (row.status === "awaitingPayment" && row.payUntil !== null) {
    return <CellNote>{t("listing.payBy", { time: momentText(row.payUntil) })}</CellNote>;
  }
  const due = row.totalSen - row.paidSen;
  if (due <= 0 || (row.status !== "confirmed" && row.status !== "inHouse")) return null;
  const amount = formatRinggit(due);
  if (row.balanceDueOn === null) return <CellNote>{t("listing.due", { amount })}</CellNote>;
  const day = dayText(row.balanceDueOn, language);
  return <CellNote>{t(row.balanceOverdue ? "listing.overdue" : "listing.dueBy", { amount, day })}</CellNote>;
}

const Paid = ({ row }: { row: Row }) => (
  <span>
    <PaymentChip status={row.paymentStatus} />
    <PaymentNote row={row} />
  </span>
);

export function useBookingColumns(): readonly ListColumn<Row>[] {
  const { t } = useTranslation("trips");
  const { say } = useLanguage();
  const { rooms, length } = useWording();
  const states: readonly ListColumn<Row>[] = [
    {
      key: "booking",
      card: "state",
      head: t("listing.columns.booking"),
      cell: (row) => <StateChip state={row.status} />,
    },
    { key: "payment", head: t("listing.columns.payment"), cell: (row) => <Paid row={row} /> },
  ];
  const together: ListColumn<Row> = {
    key: "states",
    card: "state",
    head: t("listing.columns.states"),
    cell: (row) => (
      <span className={styles.states}>
        <StateChip state={row.status} />
        <Paid row={row} />
      </span>
    ),
  };
  return [
    {
      key: "guest",
      head: t("listing.columns.guest"),
      cell: (row) => (
        <Link to={`/booking/detail/${row._id}`} className={styles.guest}>
          <b className="strong">{row.bookingName}</b>
          <CellNote>
            <bdi className="whole">{row.bookingNo}</bdi>
            {row.customer !== null && row.customer.name !== row.bookingName && <> · {row.customer.name}</>}
          </CellNote>
        </Link>
      ),
    },
    {
      key: "stay",
      sort: "checkIn",
      head: t("listing.columns.stay"),
      cell: (row) => (
        <>
          <DayRange from={row.checkIn} to={row.checkOut} />
          <CellNote>{length(row)}</CellNote>
        </>
      ),
    },
    {
      key: "package",
      head: t("listing.columns.package"),
      cell: (row) => (
        <>
          {say(row.packageName)}
          <CellNote>{rooms(row.roomsSummary)}</CellNote>
        </>
      ),
    },
    {
      key: "total",
      head: t("listing.columns.total"),
      end: true,
      cell: (row) => (
        <b className={`strong ${styles.money}`}>
          <Money sen={row.totalSen} />
        </b>
      ),
    },
    ...(useWideTable() ? states : [together]),
  ];
}
