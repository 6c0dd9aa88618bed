import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { classNames } from "../../../../ui/class-names.ts";
import { dayText, namesText } from "../../../../ui/format.ts";
import { Pagination } from "../../../../ui/pagination.tsx";
import { PaymentChip, StateChip } from "../../../../ui/state-chip.tsx";
import { CellNote, type Column, DataTable } from "../../../../ui/table.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { DayRange, Money } from "../../../../ui/written.tsx";
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

/** What a booking costs has no column for who is not told. */
const moneyColumns = ["total", "payment"];

function useColumns(seesMoney: boolean): readonly Column<Row>[] {
  const { t } = useTranslation("staff");
  const { say, language } = useLanguage();
  const roomsOf = (row: Row) =>
    namesText(
      row.roomsSummary.map(({ name, count }) => `${say(name)} × ${count}`),
      language,
    );
  const columns: readonly Column<Row>[] = [
    {
      key: "guest",
      head: t("list.columns.guest"),
      cell: (row) => (
        <span className={cells.guest}>
          <span className={cells.name}>
            <Link to={`/staff/bookings/${row._id}`} data-desk-line="">
              {row.bookingName}
            </Link>
          </span>
          <bdi className={cells.number}>{row.bookingNo}</bdi>
        </span>
      ),
    },
    {
      key: "stay",
      head: t("list.columns.stay"),
      cell: (row) => (
        <>
          <DayRange from={row.checkIn} to={row.checkOut} />
          <CellNote>
            {t("booking.length", {
              nights: t("nights", { count: row.nights }),
              persons: t("persons", { count: row.persons }),
            })}
          </CellNote>
        </>
      ),
    },
    {
      key: "rooms",
      head: t("list.columns.rooms"),
      cell: (row) => (
        <>
          {roomsOf(row)}
          <CellNote>{say(row.packageName)}</CellNote>
        </>
      ),
    },
    {
      key: "total",
      head: t("list.columns.total"),
      end: true,
      cell: (row) =>
        isWholeRow(row) && (
          <b className="strong">
            <Money sen={row.totalSen} />
          </b>
        ),
    },
    { key: "booking", head: t("list.columns.booking"), cell: (row) => <StateChip state={row.status} /> },
    {
      key: "payment",
      head: t("list.columns.payment"),
      cell: (row) => isWholeRow(row) && <PaymentCell row={row} />,
    },
  ];
  return columns.filter(({ key }) => seesMoney || !moneyColumns.includes(key));
}

type Frame = { page: number; pages: number; limit: number; total: number };

export function ListTable({
  rows: bookings,
  frame,
  onPage,
}: {
  rows: readonly Row[];
  frame: Frame;
  onPage: (page: number) => void;
}) {
  const { t } = useTranslation("staff");
  return (
    <div className={styles.table}>
      <div className={classNames(styles.rows, rows.lines)}>
        <DataTable
          caption={t("list.caption")}
          columns={useColumns(bookings.some(isWholeRow))}
          rows={bookings}
          rowKey={(row) => row._id}
          foot={<Pagination {...frame} onChange={onPage} />}
        />
      </div>
    </div>
  );
}
