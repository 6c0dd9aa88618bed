import { moneyStates } from "@pulau/contract/money-desk.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useMay } from "../../../api/use-call.ts";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { CsvButton } from "../../../listing/csv-button.tsx";
import type { ListFilter } from "../../../listing/filter.ts";
import { List } from "../../../listing/list.tsx";
import { ListHead } from "../../../listing/list-head.tsx";
import { RowsTable } from "../../../listing/rows-table.tsx";
import { useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { DayText, MomentText, Money } from "../../../ui/money-and-dates.tsx";
import { type Payments, payments } from "./calls.ts";
import styles from "./money.module.css";
import { paymentsAddress } from "./search.ts";
import { useMoneyWords } from "./use-words.ts";
import { VoidButton } from "./void-button.tsx";

type Row = Payments["rows"][number];
type Sum = Payments["sums"][number];

const settled: readonly Row["state"][] = ["captured", "done"];
const broken: readonly Row["state"][] = ["declined", "failed", "putAside", "byHand"];

/** Whose payment it is: the booking's number leads to its money. */
function About({ row }: { row: Row }) {
  const number = <bdi className="whole">{row.number}</bdi>;
  return (
    <>
      {row.bookingId ? (
        <Link className="link" to="/staff/bookings/$id/money" params={{ id: row.bookingId }}>
          {number}
        </Link>
      ) : (
        number
      )}
      <CellNote>{row.name}</CellNote>
    </>
  );
}

function useColumns(): readonly ListColumn<Row>[] {
  const { t } = useTranslation("money");
  const { gateway } = useMoneyWords();
  const mayVoid = useMay()("payments", "delete");
  return [
    {
      key: "at",
      csv: ["day", "time"],
      sort: "at",
      falling: true,
      head: t("list.columns.at"),
      cell: (row) => <MomentText moment={row.at} />,
    },
    {
      key: "what",
      csv: ["what", "gateway"],
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
      csv: ["number", "name"],
      head: t("list.columns.about"),
      cell: (row) => <About row={row} />,
    },
    {
      key: "reference",
      csv: ["reference"],
      head: t("list.columns.reference"),
      cell: (row) => row.reference && <bdi className={styles.reference}>{row.reference}</bdi>,
    },
    {
      key: "state",
      csv: ["state"],
      card: "state",
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
      csv: ["amount"],
      sort: "amount",
      falling: true,
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
  const columns: readonly ListColumn<Sum>[] = [
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
      <RowsTable
        caption={t("list.sumsCaption")}
        columns={columns}
        rows={sums}
        rowKey={({ day, gateway: by }) => `${day} ${by}`}
      />
    </details>
  );
}

function useFilters(gateways: readonly string[]): readonly ListFilter[] {
  const { t } = useTranslation("money");
  const { gateway } = useMoneyWords();
  const any = t("list.any");
  return [
    { key: "from", kind: "day", label: t("list.from"), notAfter: "to" },
    { key: "to", kind: "day", label: t("list.to"), notBefore: "from" },
    {
      ...{ key: "gateway", kind: "choice", label: t("list.gateway"), any },
      choices: gateways.map((name) => ({ value: name, text: gateway(name) })),
    },
    {
      ...{ key: "state", kind: "choices", label: t("list.state") },
      choices: moneyStates.map((state) => ({ value: state, text: t(`states.${state}`) })),
    },
  ];
}

/** All payments and refunds, with what each gateway took and gave back by day. */
export default function PaymentsPage() {
  const { t } = useTranslation("money");
  const place = useListAddress(paymentsAddress);
  const columns = useColumns();
  const list = useList({ id: "payments", call: payments, rows: "rows", place });
  const { data } = list;
  return (
    <div className={styles.page}>
      <ListHead title={t("list.title")} lead={data ? t("list.count", { count: data.total }) : t("list.lead")}>
        <CsvButton list={list} columns={columns} text={t("list.csv")} />
        <LinkButton to="/staff/money" kind="outline">
          {t("list.needs")}
        </LinkButton>
      </ListHead>
      <List
        list={list}
        caption={t("list.caption")}
        columns={columns}
        search={{ label: t("list.searchLabel"), placeholder: t("list.search") }}
        filters={useFilters(data?.gateways ?? [])}
        waiting={t("list.waiting")}
        empty={{ picture: "jungle-trail", title: t("list.none"), text: t("list.noneText") }}
      />
      {data && <Sums sums={data.sums} />}
    </div>
  );
}
