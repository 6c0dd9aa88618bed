import { foundStates } from "@pulau/domain/housekeeping/found-things.ts";
import { countUnsent, useKept } from "../../../api/kept/use-outbox.ts";
import { useCall, useMay } from "../../../api/use-call.ts";
import { foundThings, housekeeping } from "../../../business/room-acts/calls.ts";
import { FoundDialog } from "../../../business/room-acts/found-dialog.tsx";
import { roomActKinds } from "../../../business/room-acts/kept.ts";
import { RoomOutcomes } from "../../../business/room-acts/room-outcomes.tsx";
import { SignalLine } from "../../../business/signal-line.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ListPage } from "../../../listing/list-page.tsx";
import { useListAt } from "../../../listing/use-list.ts";
import { useSearchBy } from "../../../shell/page-address.ts";
import { useFoundColumns } from "./found-columns.tsx";
import { foundAddress } from "./staff-routes.ts";
import { ThingDialog } from "./thing-dialog.tsx";

/** What guests left, where it is kept, and what became of it. */
export default function FoundThingsPage() {
  const { t } = useTranslation("found-things");
  const list = useListAt(foundAddress, {
    id: "found-things",
    call: foundThings,
    rows: "things",
    refetchInterval: 60_000,
  });
  const { state, due, open, add } = useSearchBy(foundAddress.read);
  const may = useMay()("housekeeping", "write");
  const { data: board, dataUpdatedAt } = useCall(housekeeping, {});
  const waiting = countUnsent(useKept().acts.filter(({ kind }) => kind in roomActKinds));
  const { data, place } = list;
  const close = () => place.change({ add: undefined, open: undefined });
  return (
    <ListPage
      list={list}
      title={t("title")}
      lead={data && (data.due > 0 ? t("leadDue", { count: data.due }) : t("lead", { count: data.waiting }))}
      columns={useFoundColumns(({ _id }) => place.change({ open: _id }))}
      tabs={{
        label: t("tabs"),
        states: ["all", ...foundStates, "due"] as const,
        textOf: (value) => t(value === "all" ? "all" : value === "due" ? "due" : `states.${value}`),
        value: due ? "due" : (state ?? "all"),
        onChange: (value) =>
          place.change({
            state: value === "all" || value === "due" ? undefined : value,
            due: value === "due" ? "true" : undefined,
          }),
      }}
      search={{ label: t("search.label"), placeholder: t("search.placeholder") }}
      add={may && { text: t("add"), onAdd: () => place.change({ add: true }) }}
      above={
        <>
          <SignalLine waiting={waiting} readAt={dataUpdatedAt} />
          <RoomOutcomes />
        </>
      }
      waiting={t("waiting")}
      empty={{ picture: "sunset-deck", title: t("nothing.title"), text: t("nothing.text") }}
    >
      {add && may && board && <FoundDialog rooms={board.rooms} today={board.today} onClose={close} />}
      {open !== undefined && <ThingDialog key={open} id={open} onClose={close} />}
    </ListPage>
  );
}
