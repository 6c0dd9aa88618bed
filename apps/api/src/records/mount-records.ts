import { ok } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { inSavepoint, inTransaction, type Tx } from "../db/tx.ts";
import { mount } from "../plugins/mount.ts";
import type { Actor, Keeper } from "./keeper.ts";
import { auditRecord, lockRecord, readPage, readRecord } from "./read-record.ts";
import { removeRecord, restoreRecord } from "./remove-record.ts";

/** A body of a schema that the types can't follow through the definition of the list. */
type Sent<T> = { readonly obj: T };
type Change<C extends z.ZodObject> = z.output<C> & { readonly id: number };

const everything = { page: 1, perPage: 10_000 };

/** Serves the calls of one of the staff's lists: reading, adding, changing, deleting and putting back. */
export function mountRecords<A extends z.ZodObject, C extends z.ZodObject>(
  app: FastifyInstance,
  keeper: Keeper<A, C>,
): void {
  const { routes } = keeper;
  const { db } = app.mounting;
  mount(app, routes.initial, async () => ok((await readPage(db, keeper, everything)).data));
  mount(app, routes.page, async ({ query }) => ok(await readPage(db, keeper, query)));
  mount(app, routes.add, ({ body, session }) =>
    inTransaction(db, (tx) => addRecord(tx, keeper, (body as Sent<z.output<A>>).obj, session)),
  );
  mount(app, routes.update, ({ body, session }) =>
    inTransaction(db, (tx) => changeRecord(tx, keeper, (body as Sent<Change<C>>).obj, session)),
  );
  mountRemoval(app, keeper);
}

function mountRemoval<A extends z.ZodObject, C extends z.ZodObject>(
  app: FastifyInstance,
  keeper: Keeper<A, C>,
): void {
  const { routes } = keeper;
  const { db } = app.mounting;
  // What is deleted and put back is not looked into: any keeper will do.
  const any = keeper as unknown as Parameters<typeof removeRecord>[1];
  mount(app, routes.remove, ({ body, session }) =>
    inTransaction(db, async (tx) => {
      const removed = await removeRecord(tx, any, body.obj.id, session);
      return removed.ok ? ok({ done: true as const }) : removed;
    }),
  );
  mount(app, routes.removeSelected, ({ body, session }) =>
    inTransaction(db, async (tx) => {
      const deleted: number[] = [];
      const failed = [];
      for (const id of new Set(body.arr)) {
        const removed = await inSavepoint(tx, (inner) => removeRecord(inner, any, id, session));
        if (removed.ok) deleted.push(id);
        else failed.push({ id, code: removed.failure.code, uses: usesIn(removed.failure.facts) });
      }
      return ok({ deleted, failed });
    }),
  );
  mount(app, routes.restore, ({ body, session }) =>
    inTransaction(db, async (tx) => {
      const restored: number[] = [];
      for (const no of new Set(body.arr)) {
        const back = await restoreRecord(tx, any, no, session);
        if (!back.ok) return back;
        restored.push(back.value);
      }
      return ok({ restored });
    }),
  );
}

const usesIn = (facts: Readonly<Record<string, unknown>> = {}): Record<string, number> =>
  Object.fromEntries(
    Object.entries(facts).filter((fact): fact is [string, number] => typeof fact[1] === "number"),
  );

async function addRecord<A extends z.ZodObject, C extends z.ZodObject>(
  tx: Tx,
  keeper: Keeper<A, C>,
  obj: z.output<A>,
  actor: Actor,
) {
  const added = await keeper.add(tx, obj, actor);
  if (!added.ok) return added;
  const data = await readRecord(tx, keeper, added.value);
  await auditRecord(tx, keeper, { act: "added", after: data }, actor);
  return ok({ data });
}

async function changeRecord<A extends z.ZodObject, C extends z.ZodObject>(
  tx: Tx,
  keeper: Keeper<A, C>,
  { id: no, ...obj }: Change<C>,
  actor: Actor,
) {
  const found = await lockRecord(tx, keeper, no);
  if (!found.ok) return found;
  const before = await readRecord(tx, keeper, found.value);
  const changed = await keeper.change(tx, found.value, obj as unknown as z.output<C>, actor);
  if (!changed.ok) return changed;
  const data = await readRecord(tx, keeper, found.value);
  await auditRecord(tx, keeper, { act: "changed", before, after: data }, actor);
  return ok({ data });
}
