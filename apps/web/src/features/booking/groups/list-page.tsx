import { groupKinds, groupStates } from "@pulau/domain/groups/group-moves.ts";
import { useMay } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { choiceFilter, periodFilters } from "../../../listing/filters.ts";
import { ListPage } from "../../../listing/list-page.tsx";
import { useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { groups } from "./calls.ts";
import { useGroupColumns } from "./group-columns.tsx";
import { GroupDialog } from "./group-dialog.tsx";
import { groupsAddress } from "./list-address.ts";

/** All groups, the next to arrive first. */
export default function GroupsPage() {
  const { t } = useTranslation("groups");
  const mayCreate = useMay()("groups", "create");
  const place = useListAddress(groupsAddress);
  const list = useList({ id: "groups", call: groups, rows: "groups", place });
  const { data } = list;
  return (
    <ListPage
      list={list}
      title={t("list.title")}
      lead={data && t("list.count", { count: data.total })}
      tabs={{
        label: t("list.tabs"),
        states: ["all", ...groupStates] as const,
        textOf: (state) => (state === "all" ? t("list.all") : t(`states.${state}`)),
        value: place.search.state ?? "all",
        onChange: (state) => place.change({ state }),
      }}
      columns={useGroupColumns()}
      search={{ label: t("list.search"), placeholder: t("list.searchText") }}
      filters={[
        choiceFilter("kind", t("form.kind"), t("list.anyKind"), groupKinds, (kind) => t(`kinds.${kind}`)),
        ...periodFilters(t("list.from"), t("list.to")),
      ]}
      add={mayCreate && { text: t("list.add"), onAdd: () => place.change({ add: true }) }}
      waiting={t("list.waiting")}
      empty={{ picture: "boat-at-jetty", title: t("list.none"), text: t("list.noneText") }}
      nothing={{ title: t("list.nothing"), text: t("list.nothingText") }}
    >
      {place.search.add && mayCreate && (
        <GroupDialog group={null} onClose={() => place.change({ add: undefined })} />
      )}
    </ListPage>
  );
}
