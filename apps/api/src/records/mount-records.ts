import type { AnyId } from "@pulau/domain/ids.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { namedIn, saveWhole } from "../db/saved-versions.ts";
import { inTransaction, type Tx } from "../db/tx.ts";
import { actOnRows } from "../listing/act-on-rows.ts";
import { onceIfKeyed } from "../plugins/idempotency.ts";
import { languageOf } from "../plugins/language.ts";
import { mount } from "../plugins/mount.ts";
import { findRecord, readPage, readRecordIfThere } from "./read-record.ts";
import type { RecordStore } from "./record-store.ts";
import { removeRecord, restoreRecord } from "./remove-record.ts";
import { addRecord, type Change, changeAndCount, changeRecord } from "./write-record.ts";

/** A body of a schema that the types can't follow through the definition of the list. */
type Sent<T> = { readonly obj: T };

const everything = { page: 1, perPage: 10_000 };

/** Serves the calls of one of the staff's lists: reading, adding, changing, deleting and putting back. */
export function mountRecords<A extends z.ZodObject, C extends z.ZodObject, I extends AnyId>(
  app: FastifyInstance,
  keeper: RecordStore<A, C, I>,
): void {
  const { routes } = keeper;
  const { db } = app.mounting;
  mount(app, routes.initial, async () => ok((await readPage(db, keeper, everything)).data));
  mount(app, routes.page, async ({ query }) => ok(await readPage(db, keeper, query)));
  mount(app, routes.add, ({ body, session, keyed }) => {
    const add = (tx: Tx) => addRecord(tx, keeper, (body as Sent<z.output<A>>).obj, session);
    return onceIfKeyed(db, keyed, add);
  });
  mount(app, routes.update, async ({ body, session, saves }) => {
    const { obj } = body as Sent<Change<C>>;
    const key = await findRecord<I>(db, keeper, obj.id);
    if (key === null) return refuse("NOT_FOUND");
    return saveWhole(
      db,
      { ...saves, key },
      async (tx) => namedIn(obj, await readRecordIfThere(tx, keeper, key)),
      (tx) => changeRecord(tx, keeper, obj, session),
    );
  });
  mount(app, routes.updateSelected, async ({ body, session }) => {
    const { arr, obj } = body as { arr: readonly number[]; obj: z.output<C> };
    return ok(await actOnRows(db, arr, (tx, no) => changeAndCount(tx, keeper, { ...obj, id: no }, session)));
  });
  mountRemoval(app, keeper);
}

function mountRemoval<A extends z.ZodObject, C extends z.ZodObject, I extends AnyId>(
  app: FastifyInstance,
  keeper: RecordStore<A, C, I>,
): void {
  const { routes } = keeper;
  const { db } = app.mounting;
  mount(app, routes.remove, ({ body, session, request }) =>
    inTransaction(db, async (tx) => {
      const actor = { ...session, language: languageOf(request) };
      const removed = await removeRecord(tx, keeper, body.obj.id, actor);
      return removed.ok ? ok({ done: true as const }) : removed;
    }),
  );
  mount(app, routes.removeSelected, async ({ body, session, request }) => {
    const actor = { ...session, language: languageOf(request) };
    const { done, failed } = await actOnRows(db, body.arr, (tx, no) => removeRecord(tx, keeper, no, actor));
    return ok({ deleted: done, failed: failed.map(({ facts, ...row }) => ({ ...row, uses: facts })) });
  });
  mount(app, routes.restore, ({ body, session }) =>
    inTransaction(db, async (tx) => {
      const restored = new Map<number, number>();
      // What went last comes first: a row may be tied to one that went before it, as adjoining rooms are.
      for (const no of body.arr.toSorted((a, b) => b - a)) {
        if (restored.has(no)) continue;
        const back = await restoreRecord(tx, keeper, no, session);
        if (!back.ok) return back;
        restored.set(no, back.value);
      }
      return ok({ restored: [...new Set(body.arr)].flatMap((no) => restored.get(no) ?? []) });
    }),
  );
}
