import { securityKinds } from "@pulau/domain/access/security-kinds.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CodeText, type ListColumn } from "../../../listing/column.tsx";
import { column, momentColumn } from "../../../listing/columns.tsx";
import { choiceFilter, choicesOf, periodFilters, pressedFilters } from "../../../listing/filters.ts";
import { ListPage } from "../../../listing/list-page.tsx";
import { useListAt } from "../../../listing/use-list.ts";
import { From, What, Who } from "./entry-cells.tsx";
import { type Entry, logAddress, securityLog } from "./staff-routes.ts";

const sides = ["portal", "staff"] as const;

/** The security log, newest first. */
export default function SecurityLogPage() {
  const { t } = useTranslation("security-log");
  const list = useListAt(logAddress, { id: "security-log", call: securityLog, rows: "entries" });
  const { change } = list.place;
  const columns: readonly ListColumn<Entry>[] = [
    momentColumn("at", t("columns.at"), (row) => row.at, { csv: ["at"], sort: "at" }),
    column("what", t("columns.what"), (row) => <What row={row} />, { csv: ["kind", "facts"] }),
    column("who", t("columns.who"), (row) => <Who row={row} change={change} />, {
      csv: ["person", "email", "side"],
    }),
    column("from", t("columns.from"), (row) => <From row={row} change={change} />, {
      csv: ["network", "session"],
    }),
    column("call", t("columns.call"), (row) => <CodeText>{row.route}</CodeText>, {
      csv: ["call", "requestId"],
      note: (row) => <CodeText>{row.requestId}</CodeText>,
    }),
  ];
  const any = t("filters.any");
  const kinds = choicesOf(securityKinds, (kind) => t(`kinds.${kind}`));
  return (
    <ListPage
      list={list}
      title={t("title")}
      lead={t("lead")}
      columns={columns}
      search={{ label: t("search.label"), placeholder: t("search.placeholder") }}
      filters={[
        choiceFilter("kind", t("filters.kind"), any, kinds),
        choiceFilter(
          "side",
          t("filters.side"),
          any,
          choicesOf(sides, (side) => t(`sides.${side}`)),
        ),
        ...periodFilters(t("filters.from"), t("filters.to")),
        ...pressedFilters(["person", "session", "network"], (key) => t(`pressed.${key}`)),
      ]}
      waiting={t("waiting")}
      empty={{ picture: "jungle-trail", title: t("nothing.title"), text: t("nothing.text") }}
    />
  );
}
