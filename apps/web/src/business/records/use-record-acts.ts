import type { RouteDefinition } from "@pulau/contract/route.ts";
import type { FailureCode } from "@pulau/domain/failure-codes.ts";
import type { AnyId } from "@pulau/domain/ids.ts";
import type { z } from "zod";
import { type Facts, isFailure } from "../../api/call-failure.ts";
import type { CallOptions } from "../../api/client.ts";
import { useSend } from "../../api/use-call.ts";
import { useNewest } from "../../api/use-newest.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { type BulkOutcome, perBatch } from "../../listing/selection.ts";
import { outcomeOf, useBulkSend } from "../../listing/use-bulk-send.ts";
import { useToast } from "../../ui/toast.tsx";
import { useFailureToast } from "../../ui/use-outcome-toast.ts";
import type { Values } from "./record-field.ts";

export type AnyRow = { readonly id: number; readonly _id: AnyId; readonly version: number };

/** Whether it is in use, of the lists whose records can be taken out of use. */
export const isActive = (row: AnyRow): boolean => (row as { active_status?: boolean }).active_status === true;
export type RecordActs = ReturnType<typeof useRecordActs>;

type Removed = {
  readonly deleted: readonly number[];
  readonly failed: readonly {
    readonly id: number;
    readonly code: FailureCode;
    readonly uses: Facts;
  }[];
};

type Taking<Body> = RouteDefinition & { readonly body: z.ZodType<unknown, Body> };
type Telling<Answer> = { readonly reply: z.ZodType<Answer> };

/** The calls of one list, whatever its fields are. */
export type RecordCalls = {
  readonly initial: RouteDefinition & Telling<readonly AnyRow[]>;
  readonly add: Taking<{ obj: object }>;
  readonly update: Taking<{ obj: object }> & Telling<{ data: AnyRow }>;
  readonly updateSelected: RouteDefinition;
  readonly remove: Taking<{ obj: { id: number } }>;
  readonly removeSelected: Taking<{ arr: number[] }> & Telling<Removed>;
  readonly restore: Taking<{ arr: number[] }>;
};

/** What a form makes other of a row, and what the row as it was saved had otherwise before. */
export type Edit = {
  readonly name: string;
  readonly after: Values;
  readonly former: (saved: AnyRow) => Values;
};

/** What is done to the rows of a list: saved, deleted, and put back for ten seconds. */
export function useRecordActs(calls: RecordCalls, refreshes: readonly string[]) {
  const { t } = useTranslation("records");
  const toast = useToast();
  const showFailure = useFailureToast();
  const newest = useNewest();
  const adding = useSend(calls.add, refreshes);
  const updating = useSend(calls.update, refreshes);
  const removing = useSend(calls.remove, refreshes);
  const removingSome = useSend(calls.removeSelected, refreshes);
  const updatingSome = useBulkSend<number>(calls.updateSelected, refreshes);
  const restoring = useSend(calls.restore, refreshes);
  const restore = (id: number, name: string) =>
    void restoring
      .mutateAsync({ body: { arr: [id] } })
      .then(() => toast({ tone: "success", text: t("restored", { name }) }), showFailure);
  const update = (id: number, obj: object, options: CallOptions = {}) =>
    updating.mutateAsync({ body: { obj: { id, ...obj } }, options });
  /** Of a row that was changed again since, nothing is put back: its version says so. */
  const putBack = (row: AnyRow, { name, former }: Edit) =>
    void update(row.id, former(row), { ifMatch: row.version }).then(
      () => toast({ tone: "success", text: t("putBack", { name }) }),
      (thrown: unknown) => {
        if (!isFailure(thrown, "CHANGED_SINCE")) return showFailure(thrown);
        const by = thrown.facts.name;
        toast({
          tone: "danger",
          text: by ? t("changedAgain.by", { name, by: String(by) }) : t("changedAgain.somebody", { name }),
        });
      },
    );
  return {
    add: (obj: object, options: CallOptions = {}) => adding.mutateAsync({ body: { obj }, options }),
    update,
    /** Saves what a form has made other, and offers to put the former values back. */
    edit: async (id: number, edit: Edit, options: CallOptions) => {
      const { data } = await update(id, edit.after, options);
      toast({ tone: "success", text: t("saved", edit), undo: () => putBack(data, edit) });
    },
    /** A row as it is now, whoever has saved it since. */
    latest: (row: AnyRow) => newest(calls.initial, {}, (rows) => rows.find(({ _id }) => _id === row._id)),
    /** Changes many in the same fields in one call, which tells of each that stays why. */
    updateMany: <Row extends AnyRow>(rows: readonly Row[], obj: object) =>
      updatingSome(rows, ({ id }) => id, { obj }),
    /** Deletes at most two hundred in one call, which tells of each that stays why. */
    removeMany: async <Row extends AnyRow>(rows: readonly Row[]): Promise<BulkOutcome<Row>> => {
      const { deleted, failed } = await removingSome.mutateAsync({ body: { arr: rows.map(({ id }) => id) } });
      return outcomeOf(
        rows,
        ({ id }) => id,
        deleted,
        failed.map(({ uses: facts, ...row }) => ({ ...row, facts })),
      );
    },
    /** Puts back what was just deleted, however many. */
    restoreMany: async (rows: readonly AnyRow[]): Promise<void> => {
      for (let at = 0; at < rows.length; at += perBatch)
        await restoring.mutateAsync({ body: { arr: rows.slice(at, at + perBatch).map(({ id }) => id) } });
    },
    remove: ({ id }: AnyRow, name: string) =>
      void removing
        .mutateAsync({ body: { obj: { id } } })
        .then(() => toast({ text: t("deleted", { name }), undo: () => restore(id, name) }), showFailure),
  };
}
