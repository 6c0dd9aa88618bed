import { type EnquiryState, enquiryStates } from "@pulau/domain/enquiry/enquiry-moves.ts";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../api/use-call.ts";
import { Switch } from "../../../ui/choice-fields.tsx";
import { ListFrame } from "../../../ui/list-frame.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { CellNote, type Column, DataTable } from "../../../ui/table.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { MomentText } from "../../../ui/written.tsx";
import { enquiries, type Row } from "./calls.ts";
import styles from "./enquiries.module.css";
import { type EnquirySearch, readEnquirySearch } from "./list-search.ts";
import { Nothing } from "./nothing.tsx";
import { EnquiryChip } from "./state-chips.tsx";
import { useWishText } from "./use-wish-text.ts";

const perPage = 20;

/** The address holds search, state and page, so Back and a sent link show the same. */
function useAddress() {
  const search = readEnquirySearch(useSearch({ strict: false }) as Record<string, unknown>);
  const navigate = useNavigate();
  const change = (next: Record<string, unknown>, replace = false) =>
    navigate({
      to: "/staff/enquiries",
      search: readEnquirySearch({ ...search, page: 1, ...next }) as Record<string, unknown>,
      replace,
      resetScroll: false,
    });
  return { search, change };
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation("enquiries");
  const text = useWishText();
  return [
    {
      key: "guest",
      head: t("list.columns.guest"),
      cell: (row) => (
        <span className={styles.guest}>
          <Link to="/staff/enquiries/$id" params={{ id: row._id }}>
            {row.name}
          </Link>
          <CellNote>
            <bdi>E-{row.enquiryNo}</bdi>
          </CellNote>
        </span>
      ),
    },
    {
      key: "wish",
      head: t("list.columns.wish"),
      cell: (row) => (
        <>
          {text.package(row)}
          <CellNote>{text.days(row)}</CellNote>
        </>
      ),
    },
    { key: "party", head: t("list.columns.party"), cell: (row) => text.party(row.party) },
    { key: "state", head: t("list.columns.state"), cell: (row) => <EnquiryChip state={row.state} /> },
    {
      key: "assignee",
      head: t("list.columns.assignee"),
      cell: (row) => row.assignee?.name ?? <span className="muted">{t("list.nobody")}</span>,
    },
    {
      key: "asked",
      head: t("list.columns.asked"),
      cell: (row) => <MomentText moment={row.createdAt} />,
    },
  ];
}

const queryOf = ({ q, state, mine, page = 1 }: EnquirySearch) => ({
  limit: perPage,
  page,
  ...(q && { search: q }),
  ...(state && { state }),
  ...(mine && { mine: "true" as const }),
});

/** Every enquiry, by state. */
export default function EnquiriesPage() {
  const { t } = useTranslation("enquiries");
  const { search, change } = useAddress();
  const { q, state, mine = false, page = 1 } = search;
  const reply = useCall(
    enquiries,
    { query: queryOf(search) },
    { keepPrevious: true, refetchInterval: 60_000 },
  );
  const { data } = reply;
  const all = data && Object.values(data.counts).reduce((sum, count) => sum + count, 0);
  const columns = useColumns();
  return (
    <>
      <PageTitle text={t("list.title")} />
      <header className={styles.head}>
        <div>
          <h1 className="display">{t("list.title")}</h1>
          <p className="muted">{data ? t("list.count", { count: data.total }) : "\u00a0"}</p>
        </div>
      </header>
      <Tabs<EnquiryState | "all">
        label={t("list.tabs")}
        value={state ?? "all"}
        tabs={[
          { value: "all", text: t("list.all"), count: all },
          ...enquiryStates.map((enquiryState) => ({
            value: enquiryState,
            text: t(`states.${enquiryState}`),
            count: data?.counts[enquiryState],
          })),
        ]}
        onChange={(next) => change({ state: next })}
      >
        <div className={styles.filters}>
          <SearchBox
            q={q ?? ""}
            label={t("list.searchLabel")}
            placeholder={t("list.search")}
            clearLabel={t("list.clear")}
            onSearch={(next) => change({ q: next }, true)}
          />
          <Switch label={t("list.mine")} checked={mine} onChange={(only) => change({ mine: only }, true)} />
        </div>
        <ListFrame
          reply={reply}
          waiting={t("list.waiting")}
          empty={
            <Nothing
              searched={q !== undefined || state !== undefined || mine}
              none={t("list.none")}
              noneText={t("list.noneText")}
            />
          }
        >
          {(list) => (
            <DataTable
              caption={t("list.caption")}
              columns={columns}
              rows={list.enquiries}
              rowKey={(row) => row._id}
              foot={<Pagination {...list} page={page} onChange={(next) => change({ page: next })} />}
            />
          )}
        </ListFrame>
      </Tabs>
    </>
  );
}
