import { waitStates } from "@pulau/domain/waiting/wait-moves.ts";
import { useTranslation } from "react-i18next";
import type { ListColumn } from "../../../listing/column.tsx";
import { actColumn, column } from "../../../listing/columns.tsx";
import { ListPage } from "../../../listing/list-page.tsx";
import { sumOf } from "../../../listing/state-tabs.tsx";
import { useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { type Waiting, waiting } from "./calls.ts";
import { waitAddress } from "./list-address.ts";
import { RemoveAct } from "./remove-act.tsx";
import { useWaitBulk } from "./use-wait-bulk.ts";
import { useWishText } from "./use-wish-text.ts";
import { Reach, WaitState } from "./wait-cells.tsx";

/** Who waits, in the order in which they are asked. */
export default function WaitPage() {
  const { t } = useTranslation("enquiries");
  const text = useWishText();
  const place = useListAddress(waitAddress);
  const list = useList({
    ...{ id: "waiting-list", call: waiting, rows: "entries", place, refetchInterval: 30_000 },
  });
  const { data } = list;
  const columns: readonly ListColumn<Waiting>[] = [
    column("turn", t("wait.columns.turn"), (row) => <bdi>{row.turn}</bdi>, {
      ...{ csv: ["turn"], sort: "turn", strong: true },
    }),
    column("guest", t("wait.columns.guest"), (row) => row.name, {
      ...{ csv: ["name", "email", "phone"], sort: "name", strong: true, note: (row) => <Reach row={row} /> },
    }),
    column("stay", t("wait.columns.stay"), (row) => text.package(row), {
      ...{ csv: ["package", "arrival", "nights"], sort: "checkIn", note: (row) => text.days(row) },
    }),
    column("party", t("wait.columns.party"), (row) => text.party(row.party), {
      ...{ csv: ["persons"], note: (row) => text.rooms(row.roomTypes) },
    }),
    column("state", t("wait.columns.state"), (row) => <WaitState row={row} />, {
      ...{ csv: ["status", "number", "at"], card: "state" },
    }),
    actColumn("act", t("wait.columns.act"), (row) => row.canRemove && <RemoveAct entry={row} />),
  ];
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
      columns={columns}
      search={{ label: t("wait.searchLabel"), placeholder: t("wait.search") }}
      waiting={t("wait.waiting")}
      empty={{ picture: "boat-at-jetty", title: t("wait.none"), text: t("wait.noneText") }}
      nothing={{ title: t("list.nothing"), text: t("list.nothingText") }}
      bulk={useWaitBulk(list.rows)}
    />
  );
}
