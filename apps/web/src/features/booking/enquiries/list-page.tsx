import { type EnquiryState, enquiryStates } from "@pulau/domain/enquiry/enquiry-moves.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useMay, useSend } from "../../../api/use-call.ts";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { CsvButton } from "../../../listing/csv-button.tsx";
import { List } from "../../../listing/list.tsx";
import { ListHead } from "../../../listing/list-head.tsx";
import { useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { type Assignee, changeEnquiry, enquiries, enquiryPaths, type Row } from "./calls.ts";
import styles from "./enquiries.module.css";
import { enquiriesAddress } from "./list-search.ts";
import { EnquiryChip } from "./state-chips.tsx";
import { useWishText } from "./use-wish-text.ts";

/** Who answers an enquiry, changed in its row. */
function useAssigning(assignees: readonly Assignee[]): Pick<ListColumn<Row>, "edit"> {
  const { t } = useTranslation("enquiries");
  const change = useSend(changeEnquiry, enquiryPaths);
  if (!useMay()("bookings", "write")) return {};
  return {
    edit: {
      value: ({ assignee }) => assignee?._id ?? "",
      choices: assignees.map(({ _id, name }) => ({ value: _id, text: name })),
      empty: t("list.nobody"),
      nameOf: ({ enquiryNo }) => `E-${enquiryNo}`,
      save: ({ _id }, assigneeId) =>
        change.mutateAsync({ params: { _id }, body: { assigneeId: assigneeId || null } }),
    },
  };
}

function useColumns(assignees: readonly Assignee[]): readonly ListColumn<Row>[] {
  const { t } = useTranslation("enquiries");
  const text = useWishText();
  const assigning = useAssigning(assignees);
  return [
    {
      key: "guest",
      csv: ["enquiryNo", "name", "email", "phone"],
      sort: "name",
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
      csv: ["package", "arrival", "nights", "message"],
      head: t("list.columns.wish"),
      cell: (row) => (
        <>
          {text.package(row)}
          <CellNote>{text.days(row)}</CellNote>
        </>
      ),
    },
    { key: "party", csv: ["persons"], head: t("list.columns.party"), cell: (row) => text.party(row.party) },
    {
      key: "state",
      csv: ["status"],
      card: "state",
      head: t("list.columns.state"),
      cell: (row) => <EnquiryChip state={row.state} />,
    },
    {
      key: "assignee",
      csv: ["assignee"],
      head: t("list.columns.assignee"),
      ...assigning,
      cell: (row) => row.assignee?.name ?? <span className="muted">{t("list.nobody")}</span>,
    },
    {
      key: "asked",
      csv: ["at"],
      sort: "createdAt",
      falling: true,
      head: t("list.columns.asked"),
      cell: (row) => <MomentText moment={row.createdAt} />,
    },
  ];
}

/** Every enquiry, by state. */
export default function EnquiriesPage() {
  const { t } = useTranslation("enquiries");
  const place = useListAddress(enquiriesAddress);
  const list = useList({
    ...{ id: "enquiries", call: enquiries, rows: "enquiries", place, refetchInterval: 60_000 },
  });
  const { data } = list;
  const columns = useColumns(data?.assignees ?? []);
  const all = data && Object.values(data.counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <ListHead title={t("list.title")} lead={data && t("list.count", { count: data.total })}>
        <CsvButton list={list} columns={columns} />
      </ListHead>
      <Tabs<EnquiryState | "all">
        label={t("list.tabs")}
        value={place.search.state ?? "all"}
        tabs={[
          { value: "all", text: t("list.all"), count: all },
          ...enquiryStates.map((state) => ({
            value: state,
            text: t(`states.${state}`),
            count: data?.counts[state],
          })),
        ]}
        onChange={(state) => place.change({ state })}
      >
        <List
          list={list}
          caption={t("list.caption")}
          columns={columns}
          search={{ label: t("list.searchLabel"), placeholder: t("list.search") }}
          filters={[{ key: "mine", kind: "flag", label: t("list.mine") }]}
          waiting={t("list.waiting")}
          empty={{ picture: "boat-at-jetty", title: t("list.none"), text: t("list.noneText") }}
          nothing={{ title: t("list.nothing"), text: t("list.nothingText") }}
        />
      </Tabs>
    </>
  );
}
