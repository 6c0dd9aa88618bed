import type { CustomerReply } from "@pulau/contract/agents.ts";
import { Link } from "@tanstack/react-router";
import { useSession } from "../../../api/use-call.ts";
import { PhoneLink } from "../../../business/phone-link.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { IconButton } from "../../../ui/button.tsx";
import { IconPencil } from "../../../ui/icons/index.ts";
import { DayText } from "../../../ui/money-and-dates.tsx";
import styles from "./agents.module.css";

function Reach({ customer }: { customer: CustomerReply }) {
  const { t } = useTranslation("agents");
  const { email, phone } = customer;
  if (email === null && phone === null) return <span className="hint">{t("noReach")}</span>;
  return (
    <span className={styles.reach}>
      {phone !== null && <PhoneLink number={phone} />}
      {email !== null && (
        <CellNote>
          <bdi>{email}</bdi>
        </CellNote>
      )}
    </span>
  );
}

/** Who is written down, how to reach them, and their bookings. Viewers change nobody. */
export function useCustomerColumns(onChange: (customer: CustomerReply) => void) {
  const { t } = useTranslation("agents");
  const mayChange = useSession()?.role !== "viewer";
  const columns: ListColumn<CustomerReply>[] = [
    {
      key: "name",
      sort: "name",
      head: t("columns.name"),
      cell: (row) => (
        <>
          <b className="strong">{row.name}</b>
          {row.notes !== "" && <CellNote>{row.notes}</CellNote>}
        </>
      ),
    },
    { key: "reach", head: t("columns.reach"), cell: (row) => <Reach customer={row} /> },
    {
      key: "next",
      head: t("columns.next"),
      cell: (row) =>
        row.nextCheckIn === null ? (
          <span className="hint">{t("noNext")}</span>
        ) : (
          <DayText day={row.nextCheckIn} />
        ),
    },
    {
      key: "bookings",
      head: t("columns.bookings"),
      cell: (row) =>
        row.bookings === 0 || !mayChange ? (
          <span className="hint">{row.bookings === 0 ? t("none") : row.bookings}</span>
        ) : (
          <Link
            className="link"
            to="/booking/listing"
            search={{ customer: row._id, ...(row.nextCheckIn === null && { tab: "past" }) }}
          >
            {t("seeBookings", { count: row.bookings })}
          </Link>
        ),
    },
  ];
  const acts: ListColumn<CustomerReply> = {
    key: "acts",
    card: "acts",
    head: t("actsHead"),
    end: true,
    cell: (row) => (
      <IconButton icon={IconPencil} label={t("change", { name: row.name })} onClick={() => onChange(row)} />
    ),
  };
  return mayChange ? [...columns, acts] : columns;
}
