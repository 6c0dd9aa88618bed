import { ways } from "@pulau/domain/transport/timetable.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { choiceFilter, choicesOf, periodFilters } from "../../../listing/filters.ts";
import { ListPage } from "../../../listing/list-page.tsx";
import { useListAt } from "../../../listing/use-list.ts";
import { useSearchBy } from "../../../shell/page-address.ts";
import { useMoments } from "../../../ui/time-zone.ts";
import { sailings } from "./calls.ts";
import { sailingsAddress } from "./list-address.ts";
import { SailingsMonth } from "./month/sailings-month.tsx";
import { useSailingColumns } from "./sailing-columns.tsx";
import { SailingsHead } from "./sailings-head.tsx";

const kinds = ["ferry", "charter"] as const;

/** The boats that sail: as a list, or a month at a time. */
export default function SailingsPage() {
  const { view } = useSearchBy(sailingsAddress.read);
  return view === "month" ? <SailingsMonth /> : <SailingsList />;
}

/** Every boat that sails, from today on unless other days are asked for. */
function SailingsList() {
  const { t } = useTranslation("sailings");
  const { today } = useMoments();
  const { from, to } = useSearchBy(sailingsAddress.read);
  const list = useListAt(sailingsAddress, {
    id: "sailings",
    call: sailings,
    rows: "sailings",
    query: from === undefined && to === undefined ? { from: today() } : {},
    refetchInterval: 60_000,
  });
  const columns = useSailingColumns();
  const any = t("filters.any");
  return (
    <ListPage
      list={list}
      title={t("title")}
      lead={t("lead")}
      columns={columns}
      head={<SailingsHead from={from} to={to} onChange={list.place.change} />}
      search={{ label: t("search.label"), placeholder: t("search.placeholder") }}
      filters={[
        ...periodFilters(t("filters.from"), t("filters.to")),
        choiceFilter(
          "direction",
          t("filters.direction"),
          any,
          choicesOf(ways, (way) => t(`ways.${way}`)),
        ),
        choiceFilter(
          "kind",
          t("filters.kind"),
          any,
          choicesOf(kinds, (kind) => t(`kinds.${kind}`)),
        ),
        choiceFilter("lacks", t("filters.papers"), any, [{ value: "yes", text: t("filters.papersMissing") }]),
      ]}
      waiting={t("waiting")}
      empty={{ picture: "boat-at-jetty", title: t("nothing.title"), text: t("nothing.text") }}
    />
  );
}
