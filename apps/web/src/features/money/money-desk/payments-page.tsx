import { moneyStates } from "@pulau/contract/money-desk.ts";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useBackend, useCall, useMay } from "../../../api/use-call.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { Narrowing } from "../../../ui/narrowing.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { CellNote, type Column, DataTable } from "../../../ui/table.tsx";
import { Select } from "../../../ui/text-fields.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { DayText, MomentText, Money } from "../../../ui/written.tsx";
import { type Payments, payments, paymentsCsvAddress } from "./calls.ts";
import styles from "./money.module.css";
import { type PaymentSearch, readPaymentSearch } from "./search.ts";
import { useMoneyWords } from "./use-words.ts";
import { VoidButton } from "./void-button.tsx";

type Row = Payments["rows"][number];
type Sum = Payments["sums"][number];

const settled: readonly Row["state"][] = ["captured", "done"];
const broken: readonly Row["state"][] = ["declined", "failed", "putAside", "byHand"];

const filterOf = ({ q, state, page: _, ...rest }: PaymentSearch) => {
  const known = moneyStates.find((moneyState) => moneyState === state);
  return { ...rest, ...(q && { search: q }), ...(known && { state: known }) };
};

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation("money");
  const { gateway } = useMoneyWords();
  const mayVoid = useMay()("payments", "delete");
  return [
    { key: "at", head: t("list.columns.at"), cell: (row) => <MomentText moment={row.at} /> },
    {
      key: "what",
      head: t("list.columns.what"),
      cell: (row) => (
        <>
          <span className="whole">{t(`list.${row.what}`)}</span>
          <CellNote>{gateway(row.gateway)}</CellNote>
        </>
      ),
    },
    {
      key: "about",
      head: t("list.columns.about"),
      cell: (row) => (
        <>
          {row.bookingId ? (
            <Link className="link" to="/staff/bookings/$id/money" params={{ id: row.bookingId }}>
              <bdi className="whole">{row.number}</bdi>
            </Link>
          ) : (
            <bdi className="whole">{row.number}</bdi>
          )}
          <CellNote>{row.name}</CellNote>
        </>
      ),
    },
    {
      key: "reference",
      head: t("list.columns.reference"),
      cell: (row) => row.reference && <bdi className={styles.reference}>{row.reference}</bdi>,
    },
    {
      key: "state",
      head: t("list.columns.state"),
      cell: (row) => (
        <span className={styles.ways}>
          <Chip
            tone={
              settled.includes(row.state) ? "success" : broken.includes(row.state) ? "warning" : "neutral"
            }
          >
            {t(`states.${row.state}`)}
          </Chip>
          {/* A booking's is voided on its own page of money; a purchase has none. */}
          {mayVoid && row.canVoid && row.purchaseId && (
            <VoidButton of={{ purchaseId: row.purchaseId, number: row.number }} payment={row} />
          )}
        </span>
      ),
    },
    {
      key: "amount",
      head: t("list.columns.amount"),
      end: true,
      cell: (row) => (
        <span className="whole">
          <Money sen={row.amountSen} />
        </span>
      ),
    },
  ];
}

function Sums({ sums }: { sums: readonly Sum[] }) {
  const { t } = useTranslation("money");
  const { gateway } = useMoneyWords();
  const columns: readonly Column<Sum>[] = [
    { key: "day", head: t("list.sumColumns.day"), cell: (row) => <DayText day={row.day} /> },
    { key: "gateway", head: t("list.sumColumns.gateway"), cell: (row) => gateway(row.gateway) },
    { key: "count", head: t("list.sumColumns.count"), end: true, cell: (row) => row.count },
    { key: "in", head: t("list.sumColumns.in"), end: true, cell: (row) => <Money sen={row.inSen} /> },
    { key: "out", head: t("list.sumColumns.out"), end: true, cell: (row) => <Money sen={row.outSen} /> },
    {
      key: "net",
      head: t("list.sumColumns.net"),
      end: true,
      cell: (row) => <Money sen={row.inSen - row.outSen} />,
    },
  ];
  if (sums.length === 0) return null;
  return (
    <details className={styles.sheet}>
      <summary>{t("list.sums")}</summary>
      <DataTable
        caption={t("list.sumsCaption")}
        columns={columns}
        rows={sums}
        rowKey={({ day, gateway: by }) => `${day} ${by}`}
      />
    </details>
  );
}

function CsvButton({ search }: { search: PaymentSearch }) {
  const { t } = useTranslation("money");
  const { call } = useBackend();
  const get = async () => {
    const { url } = await call(paymentsCsvAddress, { query: filterOf(search) });
    const answer = await fetch(url);
    return { name: "payments.csv", bytes: new Uint8Array(await answer.arrayBuffer()) };
  };
  return <FileButton text={t("list.csv")} get={get} />;
}

type Change = (next: Record<string, unknown>, replace?: boolean) => unknown;

function Filters({
  search,
  change,
  gateways,
}: {
  search: PaymentSearch;
  change: Change;
  gateways: readonly string[];
}) {
  const { t } = useTranslation("money");
  const { gateway } = useMoneyWords();
  return (
    <Narrowing
      chosen={[search.from, search.to, search.gateway, search.state]}
      search={
        <SearchBox
          q={search.q ?? ""}
          label={t("list.searchLabel")}
          placeholder={t("list.search")}
          clearLabel={t("list.clear")}
          onSearch={(q) => change({ q }, true)}
        />
      }
    >
      <DateField label={t("list.from")} value={search.from ?? ""} onChange={(from) => change({ from })} />
      <DateField label={t("list.to")} value={search.to ?? ""} onChange={(to) => change({ to })} />
      <Select
        label={t("list.gateway")}
        value={search.gateway ?? ""}
        empty={t("list.any")}
        choices={gateways.map((brand) => ({ value: brand, text: gateway(brand) }))}
        onChange={(next) => change({ gateway: next })}
      />
      <Select
        label={t("list.state")}
        value={search.state ?? ""}
        empty={t("list.any")}
        choices={moneyStates.map((moneyState) => ({ value: moneyState, text: t(`states.${moneyState}`) }))}
        onChange={(state) => change({ state })}
      />
    </Narrowing>
  );
}

/** All payments and refunds, with what each gateway took and gave back by day. */
export default function PaymentsPage() {
  const { t } = useTranslation("money");
  const search = readPaymentSearch(useSearch({ strict: false }) as Record<string, unknown>);
  const navigate = useNavigate();
  const change: Change = (next, replace = false) =>
    navigate({
      to: "/staff/payments",
      search: readPaymentSearch({ ...search, page: 1, ...next }) as Record<string, unknown>,
      replace,
      resetScroll: false,
    });
  const { page = 1 } = search;
  const query = { ...filterOf(search), page, limit: 20 };
  const { data, error, refetch } = useCall(payments, { query }, { keepPrevious: true });
  const columns = useColumns();
  return (
    <div className={styles.page}>
      <PageTitle text={t("list.title")} />
      <header className={styles.head}>
        <div>
          <h1 className="display">{t("list.title")}</h1>
          <p className="muted">{data ? t("list.count", { count: data.total }) : t("list.lead")}</p>
        </div>
        <div className={styles.ways}>
          <CsvButton search={search} />
          <LinkButton to="/staff/money" kind="outline">
            {t("list.needs")}
          </LinkButton>
        </div>
      </header>
      <Filters search={search} change={change} gateways={data?.gateways ?? []} />
      {!data && error && <ErrorState error={error} retry={() => void refetch()} />}
      {!data && !error && (
        <Waiting what={t("list.waiting")}>
          <Skeleton height={420} radius={12} />
        </Waiting>
      )}
      {data?.total === 0 && (
        <EmptyState picture="jungle-trail" title={t("list.none")}>
          {t("list.noneText")}
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <DataTable
          caption={t("list.caption")}
          columns={columns}
          rows={data.rows}
          rowKey={({ _id }) => _id}
          foot={<Pagination {...data} page={page} onChange={(next) => change({ page: next })} />}
        />
      )}
      {data && <Sums sums={data.sums} />}
    </div>
  );
}
