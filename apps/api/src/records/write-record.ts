import type { AnyId } from "@pulau/domain/ids.ts";
import { ok } from "@pulau/domain/result.ts";
import type { z } from "zod";
import { countVersion, noteChanged } from "../db/saved-versions.ts";
import type { Tx } from "../db/tx.ts";
import { auditRecord, lockRecord, readRecord } from "./read-record.ts";
import type { Actor, RecordStore } from "./record-store.ts";

/** What is sent of a row that is there, under its number. */
export type Change<C extends z.ZodObject> = z.output<C> & { readonly id: number };

/** Adds a row and writes down who did. */
export async function addRecord<A extends z.ZodObject, C extends z.ZodObject, I extends AnyId>(
  tx: Tx,
  keeper: RecordStore<A, C, I>,
  obj: z.output<A>,
  actor: Actor,
) {
  const added = await keeper.add(tx, obj, actor);
  if (!added.ok) return added;
  const data = await readRecord(tx, keeper, added.value);
  await auditRecord(tx, keeper, { act: "added", before: null, after: data }, actor);
  return ok({ data });
}

/** Changes a row, and writes down what became other. */
export async function changeRecord<A extends z.ZodObject, C extends z.ZodObject, I extends AnyId>(
  tx: Tx,
  keeper: RecordStore<A, C, I>,
  { id: no, ...obj }: Change<C>,
  actor: Actor,
) {
  const found = await lockRecord<I>(tx, keeper, no);
  if (!found.ok) return found;
  const before = await readRecord(tx, keeper, found.value);
  const changed = await keeper.change(tx, found.value, obj as unknown as z.output<C>, actor);
  if (!changed.ok) return changed;
  const data = await readRecord(tx, keeper, found.value);
  await auditRecord(tx, keeper, { act: "changed", before, after: data }, actor);
  return ok({ data });
}

/** The same in a transaction of several: the row's version counts up, so that whoever has it open is told. */
export async function changeAndCount<A extends z.ZodObject, C extends z.ZodObject, I extends AnyId>(
  tx: Tx,
  keeper: RecordStore<A, C, I>,
  change: Change<C>,
  actor: Actor,
) {
  const found = await lockRecord<I>(tx, keeper, change.id);
  if (!found.ok) return found;
  const by = { who: "staff", staffId: actor.staffId } as const;
  const saving = { kind: "record", key: found.value, base: null, by } as const;
  const version = await countVersion(tx, saving);
  if (!version.ok) return version;
  const changed = await changeRecord(tx, keeper, change, actor);
  const { id: _, ...fields } = change;
  if (changed.ok) await noteChanged(tx, { ...saving, version: version.value, changed: Object.keys(fields) });
  return changed;
}
