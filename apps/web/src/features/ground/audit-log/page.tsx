import { type AuditEntry, auditLogRoute } from "@pulau/contract/audit-log.ts";
import { auditActs, auditSubjects } from "@pulau/domain/access/audit-acts.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { column, momentColumn } from "../../../listing/columns.tsx";
import { choiceFilter, periodFilters, pressedFilters } from "../../../listing/filters.ts";
import { ListPage } from "../../../listing/list-page.tsx";
import { useListAt } from "../../../listing/use-list.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { actWord, byWord, subjectWord } from "./act-words.ts";
import { ChangedFields } from "./changed-fields.tsx";
import { What, Who } from "./entry-cells.tsx";
import { auditAddress } from "./list-address.ts";

/** What staff did, newest first. */
export default function AuditLogPage() {
  const { t } = useTranslation(["audit-log", "staff"]);
  const { language } = useLanguage();
  const list = useListAt(auditAddress, { id: "audit-log", call: auditLogRoute, rows: "entries" });
  const { change } = list.place;
  const columns: readonly ListColumn<AuditEntry>[] = [
    momentColumn("at", t("columns.at"), (row) => row.at, { csv: ["at"], sort: "at" }),
    column("person", t("columns.person"), (row) => <Who row={row} change={change} />, { csv: ["person"] }),
    column("what", t("columns.what"), (row) => <What row={row} change={change} />, {
      csv: ["act", "subject", "name"],
    }),
    column("fields", t("columns.fields"), (row) => <ChangedFields row={row} />, {
      csv: ["before", "after", "facts"],
    }),
  ];
  const any = t("filters.any");
  const acts = byWord(auditActs, (act) => actWord(t, act), language);
  const subjects = byWord(auditSubjects, (subject) => subjectWord(t, subject), language);
  const people = (list.data?.people ?? []).map(({ _id, name }) => ({ value: _id, text: name }));
  return (
    <ListPage
      list={list}
      title={t("title")}
      lead={t("lead")}
      columns={columns}
      search={t("search")}
      filters={[
        choiceFilter("person", t("filters.person"), any, people),
        choiceFilter("act", t("filters.act"), any, acts),
        choiceFilter("subject", t("filters.subject"), any, subjects),
        ...periodFilters(t("filters.from"), t("filters.to")),
        ...pressedFilters(["thing"], (key) => t(`filters.${key}`)),
      ]}
      waiting={t("waiting")}
      empty={{ picture: "jungle-trail", title: t("empty.title"), text: t("empty.text") }}
    />
  );
}
