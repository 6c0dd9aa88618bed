import { Link } from "@tanstack/react-router";
import { useFileDownload } from "../../../business/use-file-download.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { IconCheck, IconFileCode, IconFileInvoice, IconFileMinus } from "../../../ui/icons/index.ts";
import { Comma, DayText, Money } from "../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { eInvoiceAddress, type PaperRow } from "./calls.ts";

function EInvoiceCell({ row }: { row: PaperRow }) {
  const { t } = useTranslation("books");
  const { busy, to } = useFileDownload();
  return (
    <>
      {row.eInvoice && (
        <Chip tone="info" icon={IconCheck}>
          {t("asked")}
        </Chip>
      )}
      <Button
        kind="plain"
        size="small"
        icon={IconFileCode}
        busy={busy !== null}
        aria-label={t("eInvoiceOf", { number: row.number })}
        onClick={() => to(row._id, eInvoiceAddress, { params: { _id: row._id } })}
      >
        {t("json")}
      </Button>
    </>
  );
}

/** The way to the paper: one of a booking, of a group, or of places at an event. */
function PaperNumber({ row: { _id, number, bookingId, purchaseId, groupId } }: { row: PaperRow }) {
  const ofOthers =
    groupId === null ? `/staff/purchase/${purchaseId}/invoice` : `/staff/groups/${groupId}/invoice`;
  const of = bookingId === null ? ofOthers : `/staff/invoice/${bookingId}`;
  return (
    <Link className="link" to={of} search={{ paper: _id }}>
      <bdi className="whole">{number}</bdi>
    </Link>
  );
}

function BookingCell({ row: { bookingId, groupId, bookingName, bookingNo, event } }: { row: PaperRow }) {
  const { say } = useLanguage();
  return (
    <>
      {groupId !== null && (
        <Link className="link" to="/staff/groups/$id" params={{ id: groupId }}>
          {bookingName}
        </Link>
      )}
      {groupId === null && bookingId === null && bookingName}
      {bookingId !== null && (
        <Link className="link" to="/staff/bookings/$id" params={{ id: bookingId }}>
          {bookingName}
        </Link>
      )}
      <CellNote>
        <bdi>{bookingNo}</bdi>
        {event && (
          <>
            <Comma />
            {say(event)}
          </>
        )}
      </CellNote>
    </>
  );
}

/** What of each paper the list tells. */
export function useColumns(): readonly ListColumn<PaperRow>[] {
  const { t } = useTranslation("books");
  return [
    {
      key: "number",
      sort: "number",
      head: t("columns.number"),
      cell: (row) => (
        <>
          <PaperNumber row={row} />
          <CellNote>
            <DayText day={row.issuedOn} />
          </CellNote>
        </>
      ),
    },
    {
      key: "kind",
      card: "state",
      head: t("columns.kind"),
      cell: (row) => (
        <>
          <Chip
            tone={row.kind === "invoice" ? "neutral" : "warning"}
            icon={row.kind === "invoice" ? IconFileInvoice : IconFileMinus}
          >
            {t(`kindOf.${row.kind}`)}
          </Chip>
          <CellNote>
            {t(
              row.event
                ? `eventReasons.${row.reason === "booked" ? "booked" : "cancelled"}`
                : `reasons.${row.reason}`,
            )}
          </CellNote>
        </>
      ),
    },
    {
      key: "booking",
      head: t("columns.booking"),
      cell: (row) => <BookingCell row={row} />,
    },
    { key: "eInvoice", head: t("columns.eInvoice"), cell: (row) => <EInvoiceCell row={row} /> },
    {
      key: "amount",
      sort: "total",
      falling: true,
      head: t("columns.amount"),
      end: true,
      cell: (row) => (
        <>
          <Money sen={row.kind === "invoice" ? row.totalSen : -row.totalSen} />
          {row.taxSen !== 0 && (
            <CellNote>
              {t("ofItTax")} <Money sen={row.kind === "invoice" ? row.taxSen : -row.taxSen} />
            </CellNote>
          )}
        </>
      ),
    },
  ];
}
