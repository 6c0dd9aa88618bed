import { isAlarming, securityKinds } from "@pulau/domain/access/security-kinds.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { CsvButton } from "../../../listing/csv-button.tsx";
import type { ListFilter } from "../../../listing/filter.ts";
import { List } from "../../../listing/list.tsx";
import { ListHead } from "../../../listing/list-head.tsx";
import { type ListPlace, useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { Chip } from "../../../ui/chip.tsx";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { type Entry, securityLog } from "./calls.ts";
import { logAddress } from "./search.ts";
import styles from "./security-log.module.css";

/** Enough of a mark to tell two apart by eye. */
const short = (mark: string): string => mark.slice(0, 8);

type Change = ListPlace["change"];

function Facts({ entry: { facts } }: { entry: Entry }) {
  const { t } = useTranslation("security-log");
  const { bookingId, bookingNo, code, typed } = facts;
  return (
    <>
      {typeof bookingId === "string" && typeof bookingNo === "string" && (
        <Link className="link" to="/staff/bookings/$id" params={{ id: bookingId } as never}>
          <bdi>{bookingNo}</bdi>
        </Link>
      )}
      {typeof typed === "string" && <CellNote>{t("typed", { typed })}</CellNote>}
      {typeof code === "string" && (
        <CellNote>{t(`codes.${code}` as "codes.other", t("codes.other"))}</CellNote>
      )}
    </>
  );
}

type Cell = { row: Entry; change: Change };

/** Who it was; pressed, the log is narrowed to them. */
function Who({ row: { person, side }, change }: Cell) {
  const { t } = useTranslation("security-log");
  return (
    <>
      {person ? (
        <button type="button" className={styles.narrow} onClick={() => change({ person: person._id, side })}>
          {person.name}
        </button>
      ) : (
        t("nobody")
      )}
      <CellNote>
        {t(`sides.${side}`)} {person && <bdi>· {person.email}</bdi>}
      </CellNote>
    </>
  );
}

/** By which network and session it came; pressed, the log is narrowed to that. */
function From({ row: { network, session }, change }: Cell) {
  const { t } = useTranslation("security-log");
  return (
    <>
      <button
        type="button"
        className={styles.narrow}
        aria-label={t("onlyNetwork", { mark: short(network) })}
        onClick={() => change({ network })}
      >
        <bdi>{t("network", { mark: short(network) })}</bdi>
      </button>
      {session && (
        <CellNote>
          <button
            type="button"
            className={styles.narrow}
            aria-label={t("onlySession", { mark: short(session) })}
            onClick={() => change({ session })}
          >
            <bdi>{t("session", { mark: short(session) })}</bdi>
          </button>
        </CellNote>
      )}
    </>
  );
}

function useColumns(change: Change): readonly ListColumn<Entry>[] {
  const { t } = useTranslation("security-log");
  return [
    {
      key: "at",
      csv: ["at"],
      sort: "at",
      falling: true,
      head: t("columns.at"),
      cell: (row) => <MomentText moment={row.at} />,
    },
    {
      key: "what",
      csv: ["kind", "facts"],
      head: t("columns.what"),
      cell: (row) => (
        <>
          <Chip tone={isAlarming(row.kind) ? "warning" : "neutral"}>{t(`kinds.${row.kind}`)}</Chip>
          <Facts entry={row} />
        </>
      ),
    },
    {
      key: "who",
      csv: ["person", "email", "side"],
      head: t("columns.who"),
      cell: (row) => <Who row={row} change={change} />,
    },
    {
      key: "from",
      csv: ["network", "session"],
      head: t("columns.from"),
      cell: (row) => <From row={row} change={change} />,
    },
    {
      key: "call",
      csv: ["call", "requestId"],
      head: t("columns.call"),
      cell: (row) => (
        <>
          <bdi className={styles.call}>{row.route}</bdi>
          <CellNote>
            <bdi className={styles.call}>{row.requestId}</bdi>
          </CellNote>
        </>
      ),
    },
  ];
}

function useFilters(): readonly ListFilter[] {
  const { t } = useTranslation("security-log");
  const any = t("filters.any");
  return [
    {
      ...{ key: "kind", kind: "choice", label: t("filters.kind"), any },
      choices: securityKinds.map((kind) => ({ value: kind, text: t(`kinds.${kind}`) })),
    },
    {
      ...{ key: "side", kind: "choice", label: t("filters.side"), any },
      choices: (["portal", "staff"] as const).map((side) => ({ value: side, text: t(`sides.${side}`) })),
    },
    { key: "from", kind: "day", label: t("filters.from"), notAfter: "to" },
    { key: "to", kind: "day", label: t("filters.to"), notBefore: "from" },
    ...(["person", "session", "network"] as const).map(
      (key) => ({ key, kind: "pressed", label: t(`pressed.${key}`) }) as const,
    ),
  ];
}

/** The security log, newest first. */
export default function SecurityLogPage() {
  const { t } = useTranslation("security-log");
  const place = useListAddress(logAddress);
  const list = useList({ id: "security-log", call: securityLog, rows: "entries", place });
  const columns = useColumns(place.change);
  return (
    <>
      <ListHead title={t("title")} lead={t("lead")}>
        <CsvButton list={list} columns={columns} />
      </ListHead>
      <List
        list={list}
        caption={t("title")}
        columns={columns}
        search={{ label: t("search.label"), placeholder: t("search.placeholder") }}
        filters={useFilters()}
        waiting={t("waiting")}
        empty={{ picture: "jungle-trail", title: t("nothing.title"), text: t("nothing.text") }}
      />
    </>
  );
}
