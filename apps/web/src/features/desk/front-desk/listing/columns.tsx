import { type BookingColumn, bookingColumns } from "@pulau/domain/booking/booking-list.ts";
import { soldStates } from "@pulau/domain/booking/booking-moves.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { Link } from "@tanstack/react-router";
import { PhoneLink } from "../../../../business/phone-link.tsx";
import { PaymentChip, StateChip } from "../../../../business/state-chip.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { CellNote, type ListColumn } from "../../../../listing/column.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { dayText, namesText } from "../../../../ui/format.ts";
import { DayRange, MomentText, Money } from "../../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { isWholeRow, type Row, type WholeRow } from "../calls.ts";
import cells from "../today/cells.module.css";
import { RoomNumbers } from "../today/room-numbers.tsx";

function PaymentCell({ row }: { row: WholeRow }) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const due = row.totalSen - row.paidSen;
  const amount = formatRinggit(due);
  const day = row.balanceDueOn === null ? null : dayText(row.balanceDueOn, language);
  return (
    <>
      <PaymentChip status={row.paymentStatus} />
      {due > 0 && soldStates.includes(row.status) && (
        <CellNote>
          {day === null
            ? t("list.owes", { amount })
            : t(row.balanceOverdue ? "list.overdue" : "list.owesBy", { amount, day })}
        </CellNote>
      )}
    </>
  );
}

/** Who comes, by which number; of who is in the room that was searched for, that as well. */
function Guest({ row }: { row: Row }) {
  const { t } = useTranslation("staff");
  return (
    <span className={cells.guest}>
      <span className={cells.name}>
        <Link to={`/staff/bookings/${row._id}`}>{row.bookingName}</Link>
      </span>
      <bdi className={cells.number}>{row.bookingNo}</bdi>
      {row.isInRoom && <Chip tone="success">{t("list.inRoom")}</Chip>}
    </span>
  );
}

/** What a booking costs, and for whom it was booked, has no column for who is not told. */
const confidential: readonly BookingColumn[] = ["total", "payment", "agency", "mobile"];

/** What a line shows until somebody chooses. */
const usual: readonly BookingColumn[] = ["guest", "stay", "rooms", "roomNos", "total", "booking", "payment"];

/** What of the file says the same as a column. */
const filed: Record<BookingColumn, readonly string[]> = {
  guest: ["number", "name", "email"],
  stay: ["arrival", "departure", "nights", "persons"],
  rooms: ["roomTypes"],
  roomNos: ["rooms"],
  package: ["package"],
  agency: ["agency", "customer"],
  mobile: ["mobile"],
  booked: ["booked"],
  total: ["total", "paid"],
  booking: ["status"],
  payment: ["payment"],
};

/** Each column that the list can show. */
function useColumns(): Record<BookingColumn, ListColumn<Row>> {
  const { t } = useTranslation("staff");
  const { say, language } = useLanguage();
  const roomsOf = (row: Row) =>
    namesText(
      row.roomsSummary.map(({ name, count }) => `${say(name)} × ${count}`),
      language,
    );
  const column = (
    key: BookingColumn,
    cell: ListColumn<Row>["cell"],
    more: Partial<ListColumn<Row>> = {},
  ): ListColumn<Row> => ({
    key,
    csv: filed[key],
    head: t(`list.columns.${key}`),
    cell,
    rare: !usual.includes(key),
    ...more,
  });
  return {
    guest: column("guest", (row) => <Guest row={row} />, { sort: "name" }),
    stay: column(
      "stay",
      (row) => (
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
      { sort: "arrival" },
    ),
    rooms: column("rooms", roomsOf, { roomy: true }),
    roomNos: column("roomNos", (row) => <RoomNumbers rooms={row.roomNos} />),
    package: column("package", (row) => say(row.packageName)),
    agency: column("agency", (row) => (
      <>
        {row.agency}
        {row.customer && <CellNote>{row.customer.name}</CellNote>}
      </>
    )),
    mobile: column("mobile", (row) => row.mobile && <PhoneLink number={row.mobile} />),
    booked: column("booked", (row) => <MomentText moment={row.bookedAt} />, {
      sort: "booked",
      falling: true,
    }),
    total: column(
      "total",
      (row) =>
        isWholeRow(row) && (
          <b className="strong">
            <Money sen={row.totalSen} />
          </b>
        ),
      { end: true, sort: "total", falling: true },
    ),
    booking: column("booking", (row) => <StateChip state={row.status} />, { card: "state" }),
    payment: column("payment", (row) => isWholeRow(row) && <PaymentCell row={row} />),
  };
}

/** The columns that there is something to show in: who is not told of money and agencies has none for them. */
export function useShownColumns(rows: readonly Row[]): readonly ListColumn<Row>[] {
  const columns = useColumns();
  const isWhole = rows.some(isWholeRow);
  return bookingColumns.filter((key) => isWhole || !confidential.includes(key)).map((key) => columns[key]);
}
