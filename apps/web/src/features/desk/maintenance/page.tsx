import { faultStates } from "@pulau/contract/room-faults.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ListPage } from "../../../listing/list-page.tsx";
import { useListAt } from "../../../listing/use-list.ts";
import { useSearchBy } from "../../../shell/page-address.ts";
import { useFaultColumns } from "./fault-columns.tsx";
import { faultsAddress, roomFaults } from "./staff-routes.ts";

/** What is broken in all rooms, what has waited longest first. */
export default function MaintenancePage() {
  const { t } = useTranslation("maintenance");
  const list = useListAt(faultsAddress, {
    id: "maintenance",
    call: roomFaults,
    rows: "faults",
    refetchInterval: 60_000,
  });
  const search = useSearchBy(faultsAddress.read);
  const { data } = list;
  return (
    <ListPage
      list={list}
      title={t("title")}
      lead={data && t("lead", { count: data.open })}
      columns={useFaultColumns()}
      tabs={{
        label: t("tabs"),
        states: ["all", ...faultStates] as const,
        textOf: (state) => (state === "all" ? t("all") : t(`states.${state}`)),
        value: search.state ?? "all",
        onChange: (state) => list.place.change({ state: state === "all" ? undefined : state }),
      }}
      search={{ label: t("search.label"), placeholder: t("search.placeholder") }}
      waiting={t("waiting")}
      empty={{ picture: "sunset-deck", title: t("nothing.title"), text: t("nothing.text") }}
    />
  );
}
