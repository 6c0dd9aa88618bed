import type { BookingColumn } from "@pulau/domain/booking/booking-list.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { PaymentChip, StateChip } from "../../../../business/state-chip.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { dayText, namesText } from "../../../../ui/format.ts";
import { Pagination } from "../../../../ui/pagination.tsx";
import { CellNote, type Column, DataTable } from "../../../../ui/table.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { DayRange, MomentText, Money } from "../../../../ui/written.tsx";
import { isWholeRow, type Row, type WholeRow } from "../calls.ts";
import cells from "../today/cells.module.css";
import rows from "../today/desk-table.module.css";
import styles from "./listing.module.css";

const owing = ["confirmed", "inHouse", "completed"];

function PaymentCell({ row }: { row: WholeRow }) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const due = row.totalSen - row.paidSen;
  const amount = formatRinggit(due);
  const day = row.balanceDueOn === null ? null : dayText(row.balanceDueOn, language);
  return (
    <>
      <PaymentChip status={row.paymentStatus} />
      {due > 0 && owing.includes(row.status) && (
        <CellNote>
          {day === null
            ? t("list.owes", { amount })
            : t(row.balanceOverdue ? "list.overdue" : "list.owesBy", { amount, day })}
        </CellNote>
      )}
    </>
  );
}

/** What a booking costs, and for whom it was booked, has no column for who is not told. */
const confidential: readonly BookingColumn[] = ["total", "payment", "agency", "mobile"];

/** Each column that the list can show. */
function useColumns(): Record<BookingColumn, Column<Row>> {
  const { t } = useTranslation("staff");
  const { say, language } = useLanguage();
  const roomsOf = (row: Row) =>
    namesText(
      row.roomsSummary.map(({ name, count }) => `${say(name)} × ${count}`),
      language,
    );
  const column = (key: BookingColumn, cell: Column<Row>["cell"], end = false): Column<Row> => ({
    key,
    head: t(`list.columns.${key}`),
    cell,
    end,
  });
  return {
    guest: column("guest", (row) => (
      <span className={cells.guest}>
        <span className={cells.name}>
          <Link to={`/staff/bookings/${row._id}`} data-desk-line="">
            {row.bookingName}
          </Link>
        </span>
        <bdi className={cells.number}>{row.bookingNo}</bdi>
        {row.isInRoom && <Chip tone="success">{t("list.inRoom")}</Chip>}
      </span>
    )),
    stay: column("stay", (row) => (
      <>
        <DayRange from={row.checkIn} to={row.checkOut} />
        <CellNote>
          {t("booking.length", {
            nights: t("nights", { count: row.nights }),
            persons: t("persons", { count: row.persons }),
          })}
        </CellNote>
      </>
    )),
    rooms: column("rooms", roomsOf),
    roomNos: column("roomNos", (row) => <bdi>{namesText(row.roomNos, language)}</bdi>),
    package: column("package", (row) => say(row.packageName)),
    agency: column("agency", (row) => (
      <>
        {row.agency}
        {row.customer && <CellNote>{row.customer.name}</CellNote>}
      </>
    )),
    mobile: column(
      "mobile",
      (row) =>
        row.mobile && (
          <a className="link" href={`tel:${row.mobile.replace(/[^+\d]/g, "")}`}>
            <bdi className="whole">{row.mobile}</bdi>
          </a>
        ),
    ),
    booked: column("booked", (row) => <MomentText moment={row.bookedAt} />),
    total: column(
      "total",
      (row) =>
        isWholeRow(row) && (
          <b className="strong">
            <Money sen={row.totalSen} />
          </b>
        ),
      true,
    ),
    booking: column("booking", (row) => <StateChip state={row.status} />),
    payment: column("payment", (row) => isWholeRow(row) && <PaymentCell row={row} />),
  };
}

type Frame = { page: number; pages: number; limit: number; total: number };

export function ListTable({
  rows: bookings,
  shown,
  frame,
  onPage,
}: {
  rows: readonly Row[];
  shown: readonly BookingColumn[];
  frame: Frame;
  onPage: (page: number) => void;
}) {
  const { t } = useTranslation("staff");
  const columns = useColumns();
  const told = shown.filter((column) => !confidential.includes(column) || bookings.some(isWholeRow));
  return (
    <div className={styles.table}>
      <div className={classNames(styles.rows, rows.lines)}>
        <DataTable
          caption={t("list.caption")}
          columns={told.map((column) => columns[column])}
          rows={bookings}
          rowKey={(row) => row._id}
          foot={<Pagination {...frame} onChange={onPage} />}
        />
      </div>
    </div>
  );
}
