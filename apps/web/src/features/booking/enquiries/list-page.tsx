import { enquiryStates } from "@pulau/domain/enquiry/enquiry-moves.ts";
import { useTranslation } from "react-i18next";
import type { ListColumn } from "../../../listing/column.tsx";
import { column, momentColumn } from "../../../listing/columns.tsx";
import { ListPage } from "../../../listing/list-page.tsx";
import { sumOf } from "../../../listing/state-tabs.tsx";
import { useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { enquiries, type Row } from "./calls.ts";
import { Guest } from "./guest-cell.tsx";
import { enquiriesAddress } from "./list-address.ts";
import { EnquiryChip } from "./state-chips.tsx";
import { useAssigning } from "./use-assigning.ts";
import { useWishText } from "./use-wish-text.ts";

/** Every enquiry, by state. */
export default function EnquiriesPage() {
  const { t } = useTranslation("enquiries");
  const text = useWishText();
  const place = useListAddress(enquiriesAddress);
  const list = useList({
    ...{ id: "enquiries", call: enquiries, rows: "enquiries", place, refetchInterval: 60_000 },
  });
  const { data } = list;
  const assigning = useAssigning(data?.assignees ?? []);
  const nobody = <span className="muted">{t("list.nobody")}</span>;
  const columns: readonly ListColumn<Row>[] = [
    column("guest", t("list.columns.guest"), (row) => <Guest row={row} />, {
      ...{ csv: ["enquiryNo", "name", "email", "phone"], sort: "name" },
    }),
    column("wish", t("list.columns.wish"), (row) => text.package(row), {
      ...{ csv: ["package", "arrival", "nights", "message"], note: (row) => text.days(row) },
    }),
    column("party", t("list.columns.party"), (row) => text.party(row.party), { csv: ["persons"] }),
    column("state", t("list.columns.state"), (row) => <EnquiryChip state={row.state} />, {
      ...{ csv: ["status"], card: "state" },
    }),
    column("assignee", t("list.columns.assignee"), (row) => row.assignee?.name ?? nobody, {
      ...{ csv: ["assignee"], ...assigning },
    }),
    momentColumn("asked", t("list.columns.asked"), (row) => row.createdAt, {
      csv: ["at"],
      sort: "createdAt",
    }),
  ];
  return (
    <ListPage
      list={list}
      title={t("list.title")}
      lead={data && t("list.count", { count: data.total })}
      caption={t("list.caption")}
      tabs={{
        label: t("list.tabs"),
        states: ["all", ...enquiryStates] as const,
        textOf: (state) => (state === "all" ? t("list.all") : t(`states.${state}`)),
        counts: data && { all: sumOf(data.counts), ...data.counts },
        value: place.search.state ?? "all",
        onChange: (state) => place.change({ state }),
      }}
      columns={columns}
      search={{ label: t("list.searchLabel"), placeholder: t("list.search") }}
      filters={[{ key: "mine", kind: "flag", label: t("list.mine") }]}
      waiting={t("list.waiting")}
      empty={{ picture: "boat-at-jetty", title: t("list.none"), text: t("list.noneText") }}
      nothing={{ title: t("list.nothing"), text: t("list.nothingText") }}
    />
  );
}
