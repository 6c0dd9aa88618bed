import { waitStates } from "@pulau/domain/waiting/wait-moves.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ListPage } from "../../../listing/list-page.tsx";
import { sumOf } from "../../../listing/state-tabs.tsx";
import { useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { waiting } from "./calls.ts";
import { waitAddress } from "./list-address.ts";
import { useWaitBulk } from "./use-wait-bulk.ts";
import { useWaitColumns } from "./wait-columns.tsx";

/** Who waits, in the order in which they are asked. */
export default function WaitPage() {
  const { t } = useTranslation("enquiries");
  const place = useListAddress(waitAddress);
  const list = useList({
    id: "waiting-list",
    call: waiting,
    rows: "entries",
    place,
    refetchInterval: 30_000,
  });
  const { data } = list;
  return (
    <ListPage
      list={list}
      title={t("wait.title")}
      lead={t("wait.lead")}
      caption={t("wait.caption")}
      tabs={{
        label: t("wait.tabs"),
        states: ["all", ...waitStates] as const,
        textOf: (state) => (state === "all" ? t("list.all") : t(`wait.states.${state}`)),
        counts: data && { all: sumOf(data.counts), ...data.counts },
        value: place.search.state ?? "all",
        onChange: (state) => place.change({ state }),
      }}
      columns={useWaitColumns()}
      search={{ label: t("wait.searchLabel"), placeholder: t("wait.search") }}
      waiting={t("wait.waiting")}
      empty={{ picture: "boat-at-jetty", title: t("wait.none"), text: t("wait.noneText") }}
      nothing={{ title: t("list.nothing"), text: t("list.nothingText") }}
      bulk={useWaitBulk(list.rows)}
    />
  );
}
