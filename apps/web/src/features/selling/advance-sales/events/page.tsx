import { useState } from "react";
import { useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../../listing/column.tsx";
import { actColumn, column, moneyColumn } from "../../../../listing/columns.tsx";
import { ListPage } from "../../../../listing/list-page.tsx";
import { useListAddress } from "../../../../listing/use-address.ts";
import { useList } from "../../../../listing/use-list.ts";
import { type EventRow, events } from "../calls.ts";
import { eventsAddress } from "../list-address.ts";
import { CancelEventDialog } from "./cancel-event-dialog.tsx";
import { EventActs, EventName, EventPrice, type OpenEvent, Places, When } from "./event-cells.tsx";
import { EventDialog } from "./event-dialog.tsx";

/** Events with how well their places sell. */
export default function EventsPage() {
  const { t } = useTranslation("events");
  const place = useListAddress(eventsAddress);
  const { tab = "ahead" } = place.search;
  const list = useList({ id: "events", call: events, rows: "events", place, query: { tab } });
  const { data } = list;
  const [opened, setOpened] = useState<OpenEvent | null>(null);
  const close = () => setOpened(null);
  const may = useMay();
  const columns: readonly ListColumn<EventRow>[] = [
    column("name", t("staff.columns.name"), (row) => <EventName row={row} />, {
      csv: ["event", "status"],
    }),
    column("when", t("staff.columns.when"), (row) => <When row={row} />, {
      csv: ["day", "startsAt", "place"],
      sort: "day",
    }),
    column("places", t("staff.columns.places"), (row) => <Places row={row} />, {
      csv: ["capacity", "sold", "held", "checkedIn"],
      sort: "sold",
      falling: true,
    }),
    moneyColumn("taken", t("staff.columns.taken"), (row) => row.takenSen, {
      csv: ["adult", "child", "taken"],
      note: (row) => <EventPrice row={row} />,
    }),
    actColumn("acts", t("staff.columns.acts"), (row) => <EventActs row={row} open={setOpened} />),
  ];
  return (
    <ListPage
      list={list}
      title={t("staff.title")}
      lead={data && t("staff.count", { count: data.total })}
      caption={t("staff.caption")}
      add={may("posts", "create") && { text: t("staff.add"), onAdd: () => setOpened({ what: "add" }) }}
      tabs={{
        label: t("staff.tabs"),
        states: ["ahead", "past"] as const,
        textOf: (state) => t(`staff.${state}`),
        value: tab,
        onChange: (next) => place.change({ tab: next }),
      }}
      columns={columns}
      search={{ label: t("staff.searchLabel"), placeholder: t("staff.search") }}
      waiting={t("staff.waiting")}
      empty={{ picture: "boat-at-jetty", title: t("staff.none"), text: t("staff.noneText") }}
      nothing={{ title: t("staff.nothing"), text: t("staff.nothingText") }}
    >
      {opened?.what === "callOff" && <CancelEventDialog row={opened.row} onClose={close} />}
      {opened && opened.what !== "callOff" && (
        <EventDialog row={"row" in opened ? opened.row : null} taxes={data?.taxes ?? []} onClose={close} />
      )}
    </ListPage>
  );
}
