import { stayLists } from "@pulau/contract/stay-list.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { DayJump } from "../../../../listing/day-jump.tsx";
import { periodFilters } from "../../../../listing/filters.ts";
import { ListPage } from "../../../../listing/list-page.tsx";
import { useListAt } from "../../../../listing/use-list.ts";
import { useSearchBy } from "../../../../shell/page-address.ts";
import { useMoments } from "../../../../ui/time-zone.ts";
import { stays } from "../calls.ts";
import { useStayColumns } from "./columns.tsx";
import { staysAddress } from "./list-address.ts";
import { useDaysText } from "./use-days-text.ts";
import { useStayBulk } from "./use-stay-bulk.ts";

/** Who arrives, who leaves and who is here, on any days: on the page, as a file and on paper. */
export default function StaysPage() {
  const { t } = useTranslation("staff");
  const today = useMoments().today();
  const search = useSearchBy(staysAddress.read);
  const { list: shown = "arrivals" } = search;
  // Without a day in the address they are today's.
  const isToday = search.from === undefined && search.to === undefined;
  const { from, to } = isToday ? { from: today, to: today } : search;
  const list = useListAt(staysAddress, {
    id: "stays",
    call: stays,
    rows: "stays",
    query: isToday ? { from, to } : {},
    refetchInterval: 60_000,
  });
  const columns = useStayColumns(shown, list.rows);
  const days = useDaysText()(from, to);
  const { data } = list;
  const counts = data && t("stays.counts", { count: data.total, persons: data.persons, rooms: data.rooms });
  return (
    <ListPage
      list={list}
      title={t("stays.title")}
      lead={data === undefined ? undefined : `${days} · ${counts}`}
      caption={t(`stays.captions.${shown}`)}
      columns={columns}
      print={{ lead: `${days} · ${counts ?? ""}` }}
      head={<DayJump from={from} to={to} onChange={list.place.change} />}
      tabs={{
        label: t("stays.title"),
        states: stayLists,
        textOf: (of) => t(`stays.tabs.${of}`),
        value: shown,
        onChange: (of) => list.place.change({ list: of }),
      }}
      search={{ label: t("stays.search"), placeholder: t("stays.searchText") }}
      filters={periodFilters(t("list.from"), t("list.to"))}
      bulk={useStayBulk(shown)}
      waiting={t("list.waiting")}
      empty={{
        picture: "boat-at-jetty",
        title: t(`stays.nothing.${shown}`),
        text: t("stays.nothing.text"),
      }}
    />
  );
}
