import { courtesyStates } from "@pulau/domain/booking/courtesy-hold.ts";
import { courtesyHolds } from "../../../business/courtesy/calls.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ListPage } from "../../../listing/list-page.tsx";
import { sumOf } from "../../../listing/state-tabs.tsx";
import { useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { useCourtesyColumns } from "./columns.tsx";
import { courtesyAddress } from "./list-address.ts";

/** What staff hold for somebody, those that end first on top. */
export default function CourtesyHoldsPage() {
  const { t } = useTranslation("courtesy-holds");
  const place = useListAddress(courtesyAddress);
  const list = useList({
    id: "courtesy-holds",
    call: courtesyHolds,
    rows: "holds",
    place,
    refetchInterval: 30_000,
  });
  const { data } = list;
  return (
    <ListPage
      list={list}
      title={t("title")}
      lead={t("lead")}
      caption={t("title")}
      tabs={{
        label: t("columns.state"),
        states: ["all", ...courtesyStates] as const,
        textOf: (state) => t(state === "all" ? "all" : `states.${state}`),
        counts: data && { all: sumOf(data.counts), ...data.counts },
        value: place.search.state ?? "all",
        onChange: (state) => place.change({ state }),
      }}
      columns={useCourtesyColumns()}
      search={{ label: t("searchLabel"), placeholder: t("search") }}
      waiting={t("waiting")}
      empty={{ picture: "island-dawn", title: t("none"), text: t("noneText") }}
      nothing={{ title: t("nothing"), text: t("nothingText") }}
    />
  );
}
