import { isAlarming, securityKinds } from "@pulau/domain/access/security-kinds.ts";
import { IconX } from "@tabler/icons-react";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../api/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Narrowing } from "../../../ui/narrowing.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { CellNote, type Column, DataTable } from "../../../ui/table.tsx";
import { Select } from "../../../ui/text-fields.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { MomentText } from "../../../ui/written.tsx";
import { type Entry, securityLog } from "./calls.ts";
import { type LogSearch, readLogSearch } from "./search.ts";
import styles from "./security-log.module.css";

const perPage = 20;
/** Enough of a mark to tell two apart by eye. */
const short = (mark: string): string => mark.slice(0, 8);

/** The address holds everything that narrows the log, so Back and a sent link show the same. */
function useAddress() {
  const search = readLogSearch(useSearch({ strict: false }) as Record<string, unknown>);
  const navigate = useNavigate();
  const change = (next: Record<string, unknown>, replace = false) =>
    void navigate({
      to: "/staff/settings/security-log",
      search: readLogSearch({ ...search, page: 1, ...next }) as Record<string, unknown>,
      replace,
      resetScroll: false,
    });
  return { search, change };
}

type Change = ReturnType<typeof useAddress>["change"];

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

function useColumns(change: Change): readonly Column<Entry>[] {
  const { t } = useTranslation("security-log");
  return [
    { key: "at", head: t("columns.at"), cell: (row) => <MomentText moment={row.at} /> },
    {
      key: "what",
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
      head: t("columns.who"),
      cell: (row) => (
        <>
          {row.person ? (
            <button
              type="button"
              className={styles.narrow}
              onClick={() => change({ person: row.person?._id, side: row.side })}
            >
              {row.person.name}
            </button>
          ) : (
            t("nobody")
          )}
          <CellNote>
            {t(`sides.${row.side}`)} {row.person && <bdi>· {row.person.email}</bdi>}
          </CellNote>
        </>
      ),
    },
    {
      key: "from",
      head: t("columns.from"),
      cell: (row) => (
        <>
          <button
            type="button"
            className={styles.narrow}
            aria-label={t("onlyNetwork", { mark: short(row.network) })}
            onClick={() => change({ network: row.network })}
          >
            <bdi>{t("network", { mark: short(row.network) })}</bdi>
          </button>
          {row.session && (
            <CellNote>
              <button
                type="button"
                className={styles.narrow}
                aria-label={t("onlySession", { mark: short(row.session) })}
                onClick={() => change({ session: row.session })}
              >
                <bdi>{t("session", { mark: short(row.session) })}</bdi>
              </button>
            </CellNote>
          )}
        </>
      ),
    },
    {
      key: "call",
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

/** What was narrowed by pressing it in a line, each to be taken back. */
function Pressed({ search, change }: { search: LogSearch; change: Change }) {
  const { t } = useTranslation("security-log");
  const pressed = (["person", "session", "network"] as const).filter((part) => search[part]);
  if (pressed.length === 0) return null;
  return (
    <p className={styles.pressed}>
      {pressed.map((part) => (
        <Button
          key={part}
          kind="outline"
          size="small"
          icon={IconX}
          onClick={() => change({ [part]: undefined })}
        >
          {t(`pressed.${part}`)}
        </Button>
      ))}
    </p>
  );
}

function Filters({ search, change }: { search: LogSearch; change: Change }) {
  const { t } = useTranslation("security-log");
  return (
    <Narrowing
      chosen={[search.kind, search.side, search.from, search.to]}
      search={
        <SearchBox
          q={search.q ?? ""}
          label={t("search.label")}
          placeholder={t("search.placeholder")}
          clearLabel={t("search.clear")}
          onSearch={(q) => change({ q }, true)}
        />
      }
    >
      <Select
        label={t("filters.kind")}
        value={search.kind ?? ""}
        empty={t("filters.any")}
        choices={securityKinds.map((kind) => ({ value: kind, text: t(`kinds.${kind}`) }))}
        onChange={(kind) => change({ kind })}
      />
      <Select
        label={t("filters.side")}
        value={search.side ?? ""}
        empty={t("filters.any")}
        choices={(["portal", "staff"] as const).map((side) => ({ value: side, text: t(`sides.${side}`) }))}
        onChange={(side) => change({ side })}
      />
      <DateField label={t("filters.from")} value={search.from ?? ""} onChange={(from) => change({ from })} />
      <DateField label={t("filters.to")} value={search.to ?? ""} onChange={(to) => change({ to })} />
    </Narrowing>
  );
}

/** The security log, newest first. */
export default function SecurityLogPage() {
  const { t } = useTranslation("security-log");
  const { search, change } = useAddress();
  const { q, page = 1, ...filters } = search;
  const query = { ...filters, ...(q && { search: q }), page, limit: perPage };
  const { data, error, refetch } = useCall(securityLog, { query }, { keepPrevious: true });
  const columns = useColumns(change);
  return (
    <div className={styles.page}>
      <PageTitle text={t("title")} />
      <header>
        <h1 className={`display ${styles.title}`}>{t("title")}</h1>
        <p className="muted">{t("lead")}</p>
      </header>
      <Filters search={search} change={change} />
      <Pressed search={search} change={change} />
      {!data && error && <ErrorState error={error} retry={() => void refetch()} />}
      {!data && !error && (
        <Waiting what={t("waiting")}>
          <Skeleton height={420} radius={12} />
        </Waiting>
      )}
      {data?.total === 0 && (
        <EmptyState picture="jungle-trail" title={t("nothing.title")}>
          {t("nothing.text")}
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <DataTable
          caption={t("title")}
          columns={columns}
          rows={data.entries}
          rowKey={({ _id }) => _id}
          foot={<Pagination {...data} page={page} onChange={(next) => change({ page: next })} />}
        />
      )}
    </div>
  );
}
