import type { CommissionReply } from "@pulau/contract/commission.ts";
import { shownStates } from "@pulau/domain/commission/payouts.ts";
import { formatRinggit, formatShare } from "@pulau/domain/money/sen.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { CsvButton } from "../../../listing/csv-button.tsx";
import type { ListFilter } from "../../../listing/filter.ts";
import { List } from "../../../listing/list.tsx";
import type { ListPlace } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { DayText, Money } from "../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./commission.module.css";
import { CommissionChip } from "./commission-chip.tsx";
import { callsOf, type Whose } from "./partner-scope.ts";
import { Sums } from "./sums.tsx";

/** Which stay it is; of a friend's only that there is one. */
function Stay({ row, staff }: { row: CommissionReply; staff: boolean }) {
  const { t } = useTranslation("commission");
  const { say } = useLanguage();
  if (row.bookingNo === null) return <b className="strong">{t("friend")}</b>;
  const to = staff ? `/staff/bookings/${row.bookingId}` : `/booking/detail/${row.bookingId}`;
  return (
    <>
      {row.bookingId === null ? (
        <b className="strong">
          <bdi>{row.bookingNo}</bdi>
        </b>
      ) : (
        <Link className="link" to={to as never}>
          <bdi>{row.bookingNo}</bdi>
        </Link>
      )}
      <CellNote>
        {[row.bookingName, row.packageName && say(row.packageName)].filter(Boolean).join(" · ")}
      </CellNote>
    </>
  );
}

function useColumns(staff: boolean): readonly ListColumn<CommissionReply>[] {
  const { t } = useTranslation("commission");
  return [
    {
      key: "stay",
      csv: ["number", "name", "package", "arrival"],
      head: t("columns.stay"),
      cell: (row) => <Stay row={row} staff={staff} />,
    },
    {
      key: "checkOut",
      csv: ["departure"],
      sort: "checkOut",
      falling: true,
      head: t("columns.checkOut"),
      cell: (row) => (
        <span className="whole">
          <DayText day={row.checkOut} />
        </span>
      ),
    },
    {
      key: "base",
      csv: ["base"],
      head: t("columns.base"),
      end: true,
      cell: (row) => (row.baseSen === null ? "" : <Money sen={row.baseSen} />),
    },
    {
      key: "share",
      csv: ["kind", "share"],
      head: t("columns.share"),
      end: true,
      cell: (row) => (row.basisPoints === null ? t("fixed") : <bdi>{formatShare(row.basisPoints)}</bdi>),
    },
    {
      key: "amount",
      csv: ["amount", "reversed"],
      head: t("columns.amount"),
      end: true,
      cell: (row) => (
        <>
          <b className="strong">
            <Money sen={row.amountSen} />
          </b>
          {row.reversedSen > 0 && (
            <CellNote>{t("reversedPart", { amount: formatRinggit(row.reversedSen) })}</CellNote>
          )}
        </>
      ),
    },
    {
      key: "state",
      csv: ["status"],
      card: "state",
      head: t("columns.state"),
      cell: (row) => (
        <>
          <CommissionChip state={row.state} />
          {row.reason !== null && <CellNote>{t(`reasons.${row.reason}`)}</CellNote>}
        </>
      ),
    },
  ];
}

/** An account's commission: sums, and every stay with its state. */
export function Commissions({ whose, place }: { whose: Whose; place: ListPlace }) {
  const { t } = useTranslation("commission");
  const { list: call, params } = callsOf(whose);
  const columns = useColumns(whose.partnerId !== null);
  const list = useList({ id: "commissions", call, rows: "commissions", place, limit: 10, ...params });
  const filters: readonly ListFilter[] = [
    {
      ...{ key: "state", kind: "choice", label: t("filter"), any: t("all") },
      choices: shownStates.map((value) => ({ value, text: t(`states.${value}`) })),
    },
  ];
  return (
    <div className={styles.stack}>
      {list.data && <Sums sums={list.data.sums} />}
      <List
        list={list}
        caption={t("caption")}
        columns={columns}
        filters={filters}
        waiting={t("waiting")}
        empty={{ picture: "sunset-deck", title: t("empty.title"), text: t("empty.text") }}
        nothing={{ title: t("nothingFound.title"), text: t("nothingFound.text") }}
        {...(whose.partnerId !== null && { sums: () => <CsvButton list={list} columns={columns} /> })}
      />
      <p className="hint">{t("how")}</p>
    </div>
  );
}
