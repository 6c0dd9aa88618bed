import { type AuditEntry, auditLogRoute } from "@pulau/contract/audit-log.ts";
import { useTranslation } from "react-i18next";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { CsvButton } from "../../../listing/csv-button.tsx";
import type { ListFilter } from "../../../listing/filter.ts";
import { List } from "../../../listing/list.tsx";
import { ListHead } from "../../../listing/list-head.tsx";
import { type ListPlace, useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { auditAddress } from "./address.ts";
import styles from "./audit-log.module.css";

type Change = ListPlace["change"];

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === "") return "–";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
};

type Facts = Readonly<Record<string, unknown>>;

/** What stands in a value, by its path: of a matrix each box is told by itself. */
const leaves = (value: unknown, path = ""): readonly (readonly [string, unknown])[] =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key))
    : [[path, value]];

/** The fields that are other, without the keys that every row has. */
function different(before: Facts | null, after: Facts | null) {
  const was = new Map(leaves(before ?? {}));
  const is = new Map(leaves(after ?? {}));
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => name !== "" && name !== "id" && name !== "_id")
    .filter((name) => JSON.stringify(was.get(name)) !== JSON.stringify(is.get(name)))
    .map((name) => ({ name, was: was.get(name), is: is.get(name) }));
}

/** Each field that became other: as it was, and as it is. */
function Fields({ row: { before, after, facts } }: { row: AuditEntry }) {
  const fields = different(before, after);
  if (fields.length === 0) {
    const { name: _, no: __, ...rest } = facts;
    return <bdi className={styles.value}>{Object.keys(rest).length > 0 ? JSON.stringify(rest) : ""}</bdi>;
  }
  return (
    <ul className={styles.fields}>
      {fields.map(({ name, was, is }) => (
        <li key={name}>
          <bdi className={styles.field}>{name}</bdi>{" "}
          <bdi className={styles.value}>
            {before && shown(was)}
            {before && after && " → "}
            {after && shown(is)}
          </bdi>
        </li>
      ))}
    </ul>
  );
}

/** What was done to what; pressed, the log is narrowed to that one thing. */
function What({ row, change }: { row: AuditEntry; change: Change }) {
  const { t } = useTranslation("audit-log");
  const { act, subject, subjectId, name } = row;
  const word = t(`acts.${act}` as "acts.changed", "");
  return (
    <>
      <span className="strong">{word || t("acts.other")}</span>
      {!word && <CellNote>{<bdi className={styles.value}>{act}</bdi>}</CellNote>}
      <CellNote>
        {t(`subjects.${subject}` as "subjects.user", subject)}
        {subjectId && (
          <>
            {" · "}
            <button type="button" className={styles.narrow} onClick={() => change({ thing: subjectId })}>
              {name ?? subjectId.slice(0, 8)}
            </button>
          </>
        )}
      </CellNote>
    </>
  );
}

function useColumns(change: Change): readonly ListColumn<AuditEntry>[] {
  const { t } = useTranslation("audit-log");
  return [
    {
      ...{ key: "at", csv: ["at"], sort: "at", falling: true, head: t("columns.at") },
      cell: (row) => <MomentText moment={row.at} />,
    },
    {
      ...{ key: "person", csv: ["person"], head: t("columns.person") },
      cell: ({ person }) =>
        person ? (
          <button type="button" className={styles.narrow} onClick={() => change({ person: person._id })}>
            {person.name}
          </button>
        ) : (
          t("nobody")
        ),
    },
    {
      ...{ key: "what", csv: ["act", "subject", "name"], head: t("columns.what") },
      cell: (row) => <What row={row} change={change} />,
    },
    {
      ...{ key: "fields", csv: ["before", "after", "facts"], head: t("columns.fields") },
      cell: (row) => <Fields row={row} />,
    },
  ];
}

/** What staff did, newest first. */
export default function AuditLogPage() {
  const { t } = useTranslation("audit-log");
  const place = useListAddress(auditAddress);
  const list = useList({ id: "audit-log", call: auditLogRoute, rows: "entries", place });
  const columns = useColumns(place.change);
  const filters: readonly ListFilter[] = [
    { key: "from", kind: "day", label: t("filters.from"), notAfter: "to" },
    { key: "to", kind: "day", label: t("filters.to"), notBefore: "from" },
    { key: "person", kind: "pressed", label: t("filters.person") },
    { key: "thing", kind: "pressed", label: t("filters.thing") },
  ];
  return (
    <>
      <ListHead title={t("title")} lead={t("lead")}>
        <CsvButton list={list} columns={columns} />
      </ListHead>
      <List
        list={list}
        caption={t("title")}
        columns={columns}
        search={{ label: t("search"), placeholder: t("search") }}
        filters={filters}
        waiting={t("waiting")}
        empty={{ picture: "jungle-trail", title: t("empty.title"), text: t("empty.text") }}
      />
    </>
  );
}
