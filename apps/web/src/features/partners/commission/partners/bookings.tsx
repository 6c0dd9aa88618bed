import { partnerBookingsRoute } from "@pulau/contract/partners.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { StateChip } from "../../../../business/state-chip.tsx";
import { listAddress } from "../../../../listing/address.ts";
import { CellNote, type ListColumn } from "../../../../listing/column.tsx";
import { CsvButton } from "../../../../listing/csv-button.tsx";
import { List } from "../../../../listing/list.tsx";
import { useListState } from "../../../../listing/use-address.ts";
import { useList } from "../../../../listing/use-list.ts";
import { DayRange, Money } from "../../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";

type Row = Reply<typeof partnerBookingsRoute>["bookings"][number];

const bookingsAddress = listAddress({
  sorts: ["-submittedAt", "submittedAt", "checkIn", "-checkIn", "-total"],
});

function useColumns(): readonly ListColumn<Row>[] {
  const { t } = useTranslation("partners");
  const { say } = useLanguage();
  return [
    {
      key: "booking",
      csv: ["number", "name", "booked"],
      head: t("bookings.columns.booking"),
      cell: (row) => (
        <>
          <Link className="link" to={`/staff/bookings/${row._id}` as never}>
            <bdi>{row.bookingNo}</bdi>
          </Link>
          <CellNote>{row.bookingName}</CellNote>
        </>
      ),
    },
    {
      key: "package",
      csv: ["package"],
      head: t("bookings.columns.package"),
      cell: (row) => say(row.packageName),
    },
    {
      key: "stay",
      csv: ["arrival", "departure"],
      sort: "checkIn",
      head: t("bookings.columns.stay"),
      cell: (row) => <DayRange from={row.checkIn} to={row.checkOut} />,
    },
    {
      key: "total",
      csv: ["total"],
      sort: "total",
      falling: true,
      head: t("bookings.columns.total"),
      end: true,
      cell: (row) => <Money sen={row.totalSen} />,
    },
    {
      key: "state",
      csv: ["status"],
      card: "state",
      head: t("bookings.columns.state"),
      cell: (row) => <StateChip state={row.status} />,
    },
  ];
}

/** What a partner has brought, the newest first. */
export function Bookings({ partnerId }: { partnerId: string }) {
  const { t } = useTranslation("partners");
  const place = useListState(bookingsAddress);
  const columns = useColumns();
  const list = useList({
    ...{ id: "partner-bookings", call: partnerBookingsRoute, rows: "bookings", place, limit: 10 },
    params: { _id: partnerId },
  });
  return (
    <List
      list={list}
      caption={t("bookings.caption")}
      columns={columns}
      waiting={t("bookings.waiting")}
      empty={{ picture: "boat-at-jetty", title: t("bookings.none.title"), text: t("bookings.none.text") }}
      sums={() => <CsvButton list={list} columns={columns} />}
    />
  );
}
