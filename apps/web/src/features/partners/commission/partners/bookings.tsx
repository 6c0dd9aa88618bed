import { partnerBookingsRoute } from "@pulau/contract/partners.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { AccountId } from "@pulau/domain/ids.ts";
import { Link } from "@tanstack/react-router";
import { StateChip } from "../../../../business/state-chip.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { listAddress } from "../../../../listing/address.ts";
import type { ListColumn } from "../../../../listing/column.tsx";
import { column, moneyColumn } from "../../../../listing/columns.tsx";
import { List } from "../../../../listing/list.tsx";
import { useListState } from "../../../../listing/use-address.ts";
import { useList } from "../../../../listing/use-list.ts";
import { DayRange } from "../../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";

type Row = Reply<typeof partnerBookingsRoute>["bookings"][number];

const bookingsAddress = listAddress({
  sorts: ["-submittedAt", "submittedAt", "checkIn", "-checkIn", "-total"],
});

/** What a partner has brought, the newest first. */
export function Bookings({ partnerId }: { partnerId: AccountId }) {
  const { t } = useTranslation("partners");
  const { say } = useLanguage();
  const place = useListState(bookingsAddress);
  const list = useList({
    id: "partner-bookings",
    call: partnerBookingsRoute,
    rows: "bookings",
    place,
    limit: 10,
    params: { _id: partnerId },
  });
  const number = (row: Row) => (
    <Link className="link" to={`/staff/bookings/${row._id}`}>
      <bdi>{row.bookingNo}</bdi>
    </Link>
  );
  const columns: readonly ListColumn<Row>[] = [
    column("booking", t("bookings.columns.booking"), number, {
      csv: ["number", "name", "booked"],
      note: (row) => row.bookingName,
    }),
    column("package", t("bookings.columns.package"), (row) => say(row.packageName), { csv: ["package"] }),
    column("stay", t("bookings.columns.stay"), (row) => <DayRange from={row.checkIn} to={row.checkOut} />, {
      csv: ["arrival", "departure"],
      sort: "checkIn",
    }),
    moneyColumn("total", t("bookings.columns.total"), (row) => row.totalSen, {
      csv: ["total"],
      sort: "total",
      falling: true,
    }),
    column("state", t("bookings.columns.state"), (row) => <StateChip state={row.status} />, {
      csv: ["status"],
      card: "state",
    }),
  ];
  return (
    <List
      list={list}
      caption={t("bookings.caption")}
      columns={columns}
      csv={{}}
      waiting={t("bookings.waiting")}
      empty={{ picture: "boat-at-jetty", title: t("bookings.none.title"), text: t("bookings.none.text") }}
    />
  );
}
