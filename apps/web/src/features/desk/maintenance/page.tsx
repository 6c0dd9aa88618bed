import { faultStates } from "@pulau/contract/room-faults.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { actColumn, column, momentColumn, stateColumn } from "../../../listing/columns.tsx";
import { ListPage } from "../../../listing/list-page.tsx";
import { useListAt } from "../../../listing/use-list.ts";
import { useSearchBy } from "../../../shell/page-address.ts";
import { dayText } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { SettleAct } from "./settle-act.tsx";
import { type FaultRow, faultsAddress, roomFaults } from "./staff-routes.ts";

/** Whether a room is closed today, and until when. */
function useClosureText() {
  const { t } = useTranslation(["maintenance", "closures"]);
  const { language } = useLanguage();
  return ({ closure }: FaultRow): string => {
    if (closure === null) return "–";
    const kind = t(`closures:kinds.${closure.kind}`);
    return closure.until === null ? kind : t("until", { kind, day: dayText(closure.until, language) });
  };
}

/** What is broken in all rooms, what has waited longest first. */
export default function MaintenancePage() {
  const { t } = useTranslation("maintenance");
  const list = useListAt(faultsAddress, {
    id: "maintenance",
    call: roomFaults,
    rows: "faults",
    refetchInterval: 60_000,
  });
  const closureText = useClosureText();
  const columns: readonly ListColumn<FaultRow>[] = [
    column(
      "room",
      t("columns.room"),
      ({ roomId, roomNo }) => (
        <Link className="link" to="/staff/housekeeping" search={{ room: roomId }}>
          <bdi>{roomNo}</bdi>
        </Link>
      ),
      { csv: ["roomNo"], sort: "room", strong: true },
    ),
    column("fault", t("columns.fault"), ({ text }) => <span dir="auto">{text}</span>, { csv: ["fault"] }),
    momentColumn("at", t("columns.at"), ({ at }) => at, {
      csv: ["at", "by"],
      sort: "at",
      note: ({ by }) => by,
    }),
    column("closed", t("columns.closed"), closureText, { csv: ["closed"] }),
    stateColumn(
      "state",
      t("columns.state"),
      ({ state }) => ({ text: t(`states.${state}`), tone: state === "open" ? "warning" : "success" }),
      { csv: ["status", "doneAt", "doneBy"], note: ({ doneBy }) => doneBy },
    ),
    actColumn("act", t("columns.act"), (row) => <SettleAct fault={row} />),
  ];
  const search = useSearchBy(faultsAddress.read);
  const { data } = list;
  return (
    <ListPage
      list={list}
      title={t("title")}
      lead={data && t("lead", { count: data.open })}
      columns={columns}
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
