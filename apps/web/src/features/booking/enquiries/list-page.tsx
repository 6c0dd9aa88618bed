import { enquiryStates } from "@pulau/domain/enquiry/enquiry-moves.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ListPage } from "../../../listing/list-page.tsx";
import { sumOf } from "../../../listing/state-tabs.tsx";
import { useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { enquiries } from "./calls.ts";
import { useEnquiryColumns } from "./enquiry-columns.tsx";
import { enquiriesAddress } from "./list-address.ts";

/** Every enquiry, by state. */
export default function EnquiriesPage() {
  const { t } = useTranslation("enquiries");
  const place = useListAddress(enquiriesAddress);
  const list = useList({
    id: "enquiries",
    call: enquiries,
    rows: "enquiries",
    place,
    refetchInterval: 60_000,
  });
  const { data } = list;
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
      columns={useEnquiryColumns(data?.assignees ?? [])}
      search={{ label: t("list.searchLabel"), placeholder: t("list.search") }}
      filters={[{ key: "mine", kind: "flag", label: t("list.mine") }]}
      waiting={t("list.waiting")}
      empty={{ picture: "boat-at-jetty", title: t("list.none"), text: t("list.noneText") }}
      nothing={{ title: t("list.nothing"), text: t("list.nothingText") }}
    />
  );
}
