import { partnerBookingsRoute } from "@pulau/contract/partners.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../../api/use-call.ts";
import { StateChip } from "../../../../business/state-chip.tsx";
import { Pagination } from "../../../../ui/pagination.tsx";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { CellNote, type Column, DataTable } from "../../../../ui/table.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import { DayRange, Money } from "../../../../ui/written.tsx";

type Row = Reply<typeof partnerBookingsRoute>["bookings"][number];

/** What a partner has brought, the newest first. */
export function Bookings({ partnerId }: { partnerId: string }) {
  const { t } = useTranslation("partners");
  const { say } = useLanguage();
  const [page, setPage] = useState(1);
  const sent = { params: { _id: partnerId }, query: { page } };
  const { data, error, refetch } = useCall(partnerBookingsRoute, sent, { keepPrevious: true });
  if (data === undefined)
    return error ? (
      <ErrorState error={error} retry={refetch} />
    ) : (
      <Waiting what={t("bookings.waiting")}>
        <Skeleton height={320} radius={16} />
      </Waiting>
    );
  if (data.total === 0)
    return (
      <EmptyState picture="boat-at-jetty" title={t("bookings.none.title")}>
        {t("bookings.none.text")}
      </EmptyState>
    );
  const columns: Column<Row>[] = [
    {
      key: "booking",
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
    { key: "package", head: t("bookings.columns.package"), cell: (row) => say(row.packageName) },
    {
      key: "stay",
      head: t("bookings.columns.stay"),
      cell: (row) => <DayRange from={row.checkIn} to={row.checkOut} />,
    },
    {
      key: "total",
      head: t("bookings.columns.total"),
      end: true,
      cell: (row) => <Money sen={row.totalSen} />,
    },
    { key: "state", head: t("bookings.columns.state"), cell: (row) => <StateChip state={row.status} /> },
  ];
  return (
    <DataTable
      caption={t("bookings.caption")}
      columns={columns}
      rows={data.bookings}
      rowKey={(row) => row._id}
      foot={<Pagination {...data} onChange={setPage} />}
    />
  );
}
