import type { ImportDefinition, ImportRoute } from "@pulau/contract/import.ts";
import type { RouteDefinition } from "@pulau/contract/route.ts";
import type { Resource } from "@pulau/domain/access/permissions.ts";
import type { ReactNode } from "react";
import type { z } from "zod";
import type { faceOf } from "../../api/client.ts";
import type { TypedAnswers } from "../../api/typed-answers.ts";
import type en from "../../i18n/en/staff/records.ts";
import type { BulkAct } from "../../listing/bulk-act.ts";
import type { ListColumn } from "../../listing/column.tsx";
import type { ListFilter } from "../../listing/filter.ts";
import type { MenuEntry } from "../../ui/menu-entry.ts";
import type { RecordField, Values } from "./record-field.ts";
import type { AnyRow, RecordCalls } from "./use-record-acts.ts";

/** A list that another stands on: where it is kept, what it is called, and its rows once they are known. */
export type Needed = {
  readonly to: string;
  readonly list: keyof typeof en.lists;
  readonly rows: readonly unknown[] | undefined;
};

/** What a list of records is made of, whatever its rows are. */
export type RecordList<Row extends AnyRow> = {
  readonly calls: RecordCalls;
  readonly nameOf: (row: Row) => string;
  /** What stands before the name. */
  readonly picture?: (row: Row) => ReactNode;
  /** What the file calls the columns of the name; it has the row's number beside them. */
  readonly nameCsv: readonly string[];
  /** The call that takes a file, where the list takes one, and what is said of that. */
  readonly takes?: Parameters<typeof faceOf<ImportRoute<ImportDefinition>>>[0];
  readonly importNote?: string;
  /** Columns between the name and the status. */
  readonly columns: readonly ListColumn<Row>[];
  readonly filters: readonly ListFilter[];
  readonly fields: readonly RecordField[];
  readonly blank: Values;
  /** What uses a row and how often, where the row tells: it can't be deleted then. */
  readonly usedBy?: (row: Row) => string | null;
  /** Rows that nobody changes or deletes. */
  readonly isFixed?: (row: Row) => boolean;
  /** Rows that have `active_status` can be taken out of use. */
  readonly hasStatus?: boolean;
  /** Acts besides changing and deleting. */
  readonly acts?: (row: Row) => readonly (MenuEntry | false)[];
  /** What can be done with several rows besides deleting them. */
  readonly bulk?: readonly BulkAct<Row>[];
  /** Where the name leads, when not to the form. */
  readonly name?: (row: Row, open: () => void) => ReactNode;
  /** Lists that must have a row before this one can: what is lacking is led to instead of a form with nothing to choose. */
  readonly needs?: readonly Needed[];
  /** What an empty list offers, when not the form. */
  readonly emptyAct?: ReactNode;
  /** Stands in the head of the list. */
  readonly children?: ReactNode;
  /** Stands between the head and the list. */
  readonly above?: ReactNode;
  /** What guests' pages would say of a row with these values of its form, where they stand beside the list. */
  readonly typed?: (row: Row, values: Values) => TypedAnswers;
  /** Its form is wide: languages stand side by side. */
  readonly wide?: boolean;
};

/** Whose right it is to write them. */
export const resourceOf = ({ calls }: { readonly calls: RecordCalls }): Resource => {
  const resource = calls.add.permission?.[0];
  if (resource === undefined) throw new Error(`${calls.add.path} asks for no right`);
  return resource as Resource;
};

const recordOf = ({ body }: RouteDefinition) => (body as z.ZodObject<{ obj: z.ZodObject }>).shape.obj;

/** What a new one is checked by, and what one that is changed. */
export const schemasOf = ({ calls }: { readonly calls: RecordCalls }) => ({
  add: recordOf(calls.add),
  change: recordOf(calls.update).omit({ id: true }),
});
