import type { CommissionReply } from "@pulau/contract/commission.ts";
import { type ShownState, shownStates } from "@pulau/domain/commission/payouts.ts";
import { formatRinggit, formatShare } from "@pulau/domain/money/sen.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../api/use-call.ts";
import { Pagination } from "../../../ui/pagination.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { CellNote, type Column, DataTable } from "../../../ui/table.tsx";
import { Select } from "../../../ui/text-fields.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { DayText, Money } from "../../../ui/written.tsx";
import styles from "./commission.module.css";
import { CommissionChip } from "./commission-chip.tsx";
import type { CommissionSearch } from "./search.ts";
import { Sums } from "./sums.tsx";
import { callsOf, type Whose } from "./whose.ts";

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

function useColumns(staff: boolean): readonly Column<CommissionReply>[] {
  const { t } = useTranslation("commission");
  return [
    { key: "stay", head: t("columns.stay"), cell: (row) => <Stay row={row} staff={staff} /> },
    {
      key: "checkOut",
      head: t("columns.checkOut"),
      cell: (row) => (
        <span className="whole">
          <DayText day={row.checkOut} />
        </span>
      ),
    },
    {
      key: "base",
      head: t("columns.base"),
      end: true,
      cell: (row) => (row.baseSen === null ? "" : <Money sen={row.baseSen} />),
    },
    {
      key: "share",
      head: t("columns.share"),
      end: true,
      cell: (row) => (row.basisPoints === null ? t("fixed") : <bdi>{formatShare(row.basisPoints)}</bdi>),
    },
    {
      key: "amount",
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
export function Commissions({
  whose,
  search,
  onSearch,
}: {
  whose: Whose;
  search: CommissionSearch;
  onSearch: (next: CommissionSearch) => void;
}) {
  const { t } = useTranslation("commission");
  const { list, params } = callsOf(whose);
  const { state, page = 1 } = search;
  const sent = { ...params, query: { page, ...(state && { state }) } };
  const { data, error, refetch, isPlaceholderData } = useCall(list, sent, { keepPrevious: true });
  const columns = useColumns(whose.partnerId !== null);
  if (data === undefined) {
    return error ? (
      <ErrorState error={error} retry={refetch} />
    ) : (
      <Waiting what={t("waiting")}>
        <Skeleton height={110} radius={16} />
        <Skeleton height={320} radius={16} />
      </Waiting>
    );
  }
  const choices = shownStates.map((value) => ({ value, text: t(`states.${value}`) }));
  return (
    <div className={styles.stack}>
      <Sums sums={data.sums} />
      <div className={styles.filter}>
        <Select
          label={t("filter")}
          value={state ?? ""}
          empty={t("all")}
          choices={choices}
          onChange={(next) => onSearch(next === "" ? {} : { state: next as ShownState })}
        />
      </div>
      {data.total === 0 ? (
        <EmptyState
          picture={state ? "jungle-trail" : "sunset-deck"}
          title={t(state ? "nothingFound.title" : "empty.title")}
        >
          {t(state ? "nothingFound.text" : "empty.text")}
        </EmptyState>
      ) : (
        <div aria-busy={isPlaceholderData || undefined}>
          <DataTable
            caption={t("caption")}
            columns={columns}
            rows={data.commissions}
            rowKey={(row) => row._id}
            foot={<Pagination {...data} onChange={(next) => onSearch({ ...search, page: next })} />}
          />
        </div>
      )}
      <p className="hint">{t("how")}</p>
    </div>
  );
}
