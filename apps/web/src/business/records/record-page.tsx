import type { Resource } from "@pulau/domain/access/permissions.ts";
import {
  IconEye,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
  IconTrash,
} from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { useMay } from "../../api/use-call.ts";
import type { BulkAct } from "../../listing/bulk-bar.tsx";
import type { ListColumn } from "../../listing/column.tsx";
import { CsvButton } from "../../listing/csv-button.tsx";
import type { ListFilter } from "../../listing/filter.ts";
import { List } from "../../listing/list.tsx";
import { ListHead } from "../../listing/list-head.tsx";
import type { ListState } from "../../listing/use-list.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import type { MenuEntry } from "../../ui/menu.tsx";
import { changedOnly, RecordDialog, RecordFacts } from "./record-dialog.tsx";
import type { RecordField } from "./record-field.ts";
import styles from "./records.module.css";
import { type AnyRow, type RecordCalls, useRecordActs } from "./use-record-acts.ts";

type Values = Readonly<Record<string, unknown>>;
type Words = { title: string; lead: string; add: string; search: string; empty: string; emptyText: string };

type Props<Row extends AnyRow, D> = {
  list: ListState<Row, D>;
  calls: RecordCalls;
  /** Paths whose answers are out of date once something was saved here. */
  refreshes: readonly string[];
  resource: Resource;
  words: Words;
  nameOf: (row: Row) => string;
  /** Columns between the name and the status. */
  columns: readonly ListColumn<Row>[];
  filters: readonly ListFilter[];
  fields: readonly RecordField[];
  schemas: { readonly add: z.ZodObject; readonly change: z.ZodObject };
  blank: Values;
  /** How often something else uses a row, where the row tells. */
  usedBy?: (row: Row) => string | null;
  /** Rows that nobody changes or deletes. */
  isFixed?: (row: Row) => boolean;
  /** Rows that have `active_status` can be taken out of use. */
  hasStatus?: boolean;
  /** Acts besides changing and deleting. */
  acts?: (row: Row) => readonly MenuEntry[];
  /** Where the name leads, when not to the form. */
  name?: (row: Row, open: () => void) => ReactNode;
  children?: ReactNode;
};

const isActive = (row: unknown): boolean => (row as { active_status?: boolean }).active_status === true;

/** One of the staff's lists: searched, narrowed, ordered, added to, changed, deleted and put back. */
export function RecordPage<Row extends AnyRow, D>(props: Props<Row, D>) {
  const { list, words, nameOf, resource, schemas, blank, fields } = props;
  const { t } = useTranslation("records");
  const may = useMay();
  const [open, setOpen] = useState<Row | "new" | null>(null);
  const acts = useRecordActs(props.calls, props.refreshes);
  const close = () => setOpen(null);
  const fixed = (row: Row) => props.isFixed?.(row) === true;
  const writable = (row: Row) => may(resource, "write") && !fixed(row);
  const columns = useColumns(props, setOpen, acts);
  const add = may(resource, "create") && (
    <Button icon={IconPlus} onClick={() => setOpen("new")}>
      {words.add}
    </Button>
  );
  return (
    <>
      <ListHead title={words.title} lead={words.lead}>
        {props.children}
        <CsvButton list={list} columns={columns} />
        {add}
      </ListHead>
      <List
        list={list}
        caption={words.title}
        columns={columns}
        search={{ label: words.search, placeholder: words.search }}
        filters={props.filters}
        waiting={t("waiting")}
        empty={{ picture: "jungle-trail", title: words.empty, text: words.emptyText, act: add }}
        bulk={{ acts: useBulk(props, acts), nameOf }}
        acts={{ nameOf, of: (row) => entriesOf(row) }}
      />
      {open === "new" && (
        <RecordDialog
          title={words.add}
          fields={fields}
          schema={schemas.add}
          initial={blank}
          save={acts.add}
          onClose={close}
        />
      )}
      {open !== null && open !== "new" && writable(open) && (
        <RecordDialog
          title={t("edit", { name: nameOf(open) })}
          fields={fields}
          schema={schemas.change}
          initial={ofFields(fields, open as Values)}
          save={(values) => acts.update(open.id, changedOnly(open as Values, values))}
          onClose={close}
        />
      )}
      {open !== null && open !== "new" && !writable(open) && (
        <RecordFacts title={nameOf(open)} fields={fields} row={open as Values} onClose={close} />
      )}
    </>
  );

  function entriesOf(row: Row): MenuEntry[] {
    const used = props.usedBy?.(row) ?? null;
    const writes = writable(row);
    return [
      {
        ...{ id: "open", text: t(writes ? "act.edit" : "act.view"), icon: writes ? IconPencil : IconEye },
        onSelect: () => setOpen(row),
      },
      ...(props.acts?.(row) ?? []),
      ...(may(resource, "delete") && !fixed(row)
        ? [
            {
              ...{ id: "delete", icon: IconTrash, tone: "danger" as const, disabled: used !== null },
              text: used === null ? t("act.delete") : t("act.deleteUsed", { what: used }),
              onSelect: () => acts.remove(row, nameOf(row)),
            },
          ]
        : []),
    ];
  }
}

/** The row's values of the fields; a field within another stands under that one's key. */
const ofFields = (fields: readonly RecordField[], row: Values): Values =>
  Object.fromEntries(fields.map(({ key }) => [key.split(".")[0] ?? key, row[key.split(".")[0] ?? key]]));

function useColumns<Row extends AnyRow, D>(
  { columns, nameOf, resource, hasStatus, isFixed, name }: Props<Row, D>,
  open: (row: Row) => void,
  acts: ReturnType<typeof useRecordActs>,
): readonly ListColumn<Row>[] {
  const { t } = useTranslation("records");
  const may = useMay();
  const named: ListColumn<Row> = {
    key: "name",
    sort: "name",
    head: t("columns.name"),
    cell: (row) =>
      name?.(row, () => open(row)) ?? (
        <button type="button" className={styles.name} onClick={() => open(row)}>
          {nameOf(row)}
        </button>
      ),
  };
  const status: ListColumn<Row> = {
    key: "status",
    csv: ["active"],
    card: "state",
    head: t("columns.status"),
    cell: (row) => (
      <Chip tone={isActive(row) ? "success" : "neutral"}>{t(isActive(row) ? "active" : "inactive")}</Chip>
    ),
    ...(may(resource, "write") && {
      edit: {
        value: (row: Row) => String(isActive(row)),
        choices: [
          { value: "true", text: t("active") },
          { value: "false", text: t("inactive") },
        ],
        nameOf,
        can: (row: Row) => isFixed?.(row) !== true,
        save: (row: Row, value: string) => acts.update(row.id, { active_status: value === "true" }),
      },
    }),
  };
  return [named, ...columns, ...(hasStatus ? [status] : []), numberColumn(t("columns.no"))];
}

const numberColumn = <Row extends AnyRow>(head: string): ListColumn<Row> => ({
  ...{ key: "no", sort: "id", head, rare: true, end: true, falling: true, csv: ["no"] },
  cell: ({ id }) => id,
});

function useBulk<Row extends AnyRow, D>(
  { resource, hasStatus, usedBy, isFixed }: Props<Row, D>,
  acts: ReturnType<typeof useRecordActs>,
): readonly BulkAct<Row>[] {
  const { t } = useTranslation("records");
  const may = useMay();
  const turn = (on: boolean): BulkAct<Row> => ({
    key: on ? "on" : "off",
    text: t(on ? "bulk.on" : "bulk.off"),
    icon: on ? IconPlayerPlay : IconPlayerPause,
    can: (row) => isActive(row) !== on && isFixed?.(row) !== true,
    run: (row) => acts.update(row.id, { active_status: on }),
  });
  return [
    ...(hasStatus && may(resource, "write") ? [turn(true), turn(false)] : []),
    ...(may(resource, "delete")
      ? [
          {
            ...{
              key: "delete",
              text: t("bulk.delete"),
              icon: IconTrash,
              danger: true,
              run: acts.removeQuietly,
            },
            can: (row: Row) => (usedBy?.(row) ?? null) === null && isFixed?.(row) !== true,
            confirm: (count: number) => ({ title: t("bulk.ask", { count }) }),
          },
        ]
      : []),
  ];
}
