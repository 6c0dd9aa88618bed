import { type WaitState, waitStates } from "@pulau/domain/waiting/wait-moves.ts";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../api/use-call.ts";
import { rangeText } from "../../../ui/format.ts";
import { ListFrame } from "../../../ui/list-frame.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { CellNote, type Column, DataTable } from "../../../ui/table.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { type Waiting, waiting } from "./calls.ts";
import styles from "./enquiries.module.css";
import { readWaitSearch } from "./list-search.ts";
import { Nothing } from "./nothing.tsx";
import { RemoveAct } from "./remove-act.tsx";
import { WaitChip } from "./state-chips.tsx";
import { useWishText } from "./use-wish-text.ts";

const perPage = 20;

function useAddress() {
  const search = readWaitSearch(useSearch({ strict: false }) as Record<string, unknown>);
  const navigate = useNavigate();
  const change = (next: Record<string, unknown>, replace = false) =>
    navigate({
      to: "/staff/waiting-list",
      search: readWaitSearch({ ...search, page: 1, ...next }) as Record<string, unknown>,
      replace,
      resetScroll: false,
    });
  return { search, change };
}

function StateCell({ row }: { row: Waiting }) {
  const { t } = useTranslation("enquiries");
  const { language } = useLanguage();
  const { momentText } = useMoments();
  const { offer, state, bookingId, bookingNo } = row;
  return (
    <>
      <WaitChip state={state} />
      {state === "offered" && offer && (
        <CellNote>
          {rangeText(offer.checkIn, offer.checkOut, language)},{" "}
          {t("wait.until", { time: momentText(offer.until) })}
        </CellNote>
      )}
      {bookingId !== null && (
        <CellNote>
          <Link className="link" to="/staff/bookings/$id" params={{ id: bookingId }}>
            <bdi>{bookingNo}</bdi>
          </Link>
        </CellNote>
      )}
    </>
  );
}

function useColumns(): readonly Column<Waiting>[] {
  const { t } = useTranslation("enquiries");
  const text = useWishText();
  return [
    {
      key: "turn",
      head: t("wait.columns.turn"),
      cell: (row) => <bdi className="strong">{row.turn}</bdi>,
    },
    {
      key: "guest",
      head: t("wait.columns.guest"),
      cell: (row) => (
        <>
          <span className="strong">{row.name}</span>
          <CellNote>
            <a className="link" href={`mailto:${row.email}`}>
              <bdi>{row.email}</bdi>
            </a>{" "}
            <a className="link" href={`tel:${row.phone}`}>
              <bdi>{row.phone}</bdi>
            </a>
          </CellNote>
        </>
      ),
    },
    {
      key: "stay",
      head: t("wait.columns.stay"),
      cell: (row) => (
        <>
          {text.package(row)}
          <CellNote>{text.days(row)}</CellNote>
        </>
      ),
    },
    {
      key: "party",
      head: t("wait.columns.party"),
      cell: (row) => (
        <>
          {text.party(row.party)}
          <CellNote>{text.rooms(row.roomTypes)}</CellNote>
        </>
      ),
    },
    { key: "state", head: t("wait.columns.state"), cell: (row) => <StateCell row={row} /> },
    {
      key: "act",
      head: t("wait.columns.act"),
      end: true,
      cell: (row) => row.canRemove && <RemoveAct entry={row} />,
    },
  ];
}

/** Who waits, in the order in which they are asked. */
export default function WaitPage() {
  const { t } = useTranslation("enquiries");
  const { search, change } = useAddress();
  const { q, state, page = 1 } = search;
  const query = { limit: perPage, page, ...(q && { search: q }), ...(state && { state }) };
  const reply = useCall(waiting, { query }, { keepPrevious: true, refetchInterval: 30_000 });
  const { data } = reply;
  const all = data && Object.values(data.counts).reduce((sum, count) => sum + count, 0);
  const columns = useColumns();
  return (
    <>
      <PageTitle text={t("wait.title")} />
      <header className={styles.head}>
        <div>
          <h1 className="display">{t("wait.title")}</h1>
          <p className="muted">{t("wait.lead")}</p>
        </div>
      </header>
      <Tabs<WaitState | "all">
        label={t("wait.tabs")}
        value={state ?? "all"}
        tabs={[
          { value: "all", text: t("list.all"), count: all },
          ...waitStates.map((waitState) => ({
            value: waitState,
            text: t(`wait.states.${waitState}`),
            count: data?.counts[waitState],
          })),
        ]}
        onChange={(next) => change({ state: next })}
      >
        <div className={styles.filters}>
          <SearchBox
            q={q ?? ""}
            label={t("wait.searchLabel")}
            placeholder={t("wait.search")}
            clearLabel={t("list.clear")}
            onSearch={(next) => change({ q: next }, true)}
          />
          <span className="muted">{data && t("wait.count", { count: data.total })}</span>
        </div>
        <ListFrame
          reply={reply}
          waiting={t("wait.waiting")}
          empty={
            <Nothing
              searched={q !== undefined || state !== undefined}
              none={t("wait.none")}
              noneText={t("wait.noneText")}
            />
          }
        >
          {(list) => (
            <DataTable
              caption={t("wait.caption")}
              columns={columns}
              rows={list.entries}
              rowKey={(row) => row._id}
              foot={<Pagination {...list} page={page} onChange={(next) => change({ page: next })} />}
            />
          )}
        </ListFrame>
      </Tabs>
    </>
  );
}
