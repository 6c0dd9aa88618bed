import type { defineRecords } from "@pulau/contract/records.ts";
import type { AuditSubject } from "@pulau/domain/access/audit-acts.ts";
import type { AnyId } from "@pulau/domain/ids.ts";
import type { Result } from "@pulau/domain/result.ts";
import type { z } from "zod";
import type { SQL } from "../db/orm.ts";
import type { Tx } from "../db/tx.ts";
import type { Language } from "../plugins/language.ts";
import type { StaffSession } from "../plugins/session.ts";
import type { Users } from "./name-uses.ts";

/** The calls of one list, as `defineRecords` makes them. */
export type RecordRoutes<A extends z.ZodObject, C extends z.ZodObject> = ReturnType<
  typeof defineRecords<string, z.ZodObject, A, C>
>;

/** Rows that belong to a record: they go and come back with it. */
export type Part<I extends AnyId> = { readonly table: string; readonly where: (id: I) => SQL };

/** Who acts. */
export type Actor = Pick<StaffSession, "staffId" | "permissions" | "sessionId"> & {
  /** In which they read the names in a refusal; English unless told. */
  readonly language?: Language;
};

/** How one of the staff's lists is kept: where its rows stand, and what a change of one is besides its columns. */
export type RecordStore<A extends z.ZodObject, C extends z.ZodObject, I extends AnyId> = {
  readonly routes: RecordRoutes<A, C>;
  readonly table: string;
  /** A row as its contract shows it, as one JSON made of `t`. */
  readonly row: SQL;
  /** Parents first. */
  readonly parts?: readonly Part<I>[];
  /** What it is called in the audit log. */
  readonly subject: AuditSubject;
  /** What the audit log says for the ids and numbers of other things that a row as it is told has: their names, by its keys. */
  readonly named?: (tx: Tx, row: RecordRow) => Promise<Readonly<Record<string, unknown>>>;
  /** Gives the new row's uuid. */
  readonly add: (tx: Tx, obj: z.output<A>, actor: Actor) => Promise<Result<I>>;
  readonly change: (tx: Tx, id: I, obj: z.output<C>, actor: Actor) => Promise<Result<unknown>>;
  /** What uses a row besides what refers to it by a foreign key. */
  readonly users?: (id: I) => Users;
  /** What refuses to let a row go though nothing uses it, or come back. */
  readonly beforeRemove?: (tx: Tx, id: I, actor: Actor) => Promise<Result<unknown>>;
  /** What follows from a row that is there again. */
  readonly afterRestore?: (tx: Tx, id: I) => Promise<void>;
};

/** What deleting a row and putting it back asks of its list, whatever its fields are. */
export type Removal<I extends AnyId> = Omit<
  RecordStore<z.ZodObject, z.ZodObject, I>,
  "routes" | "add" | "change"
>;

/** A row as it is told. */
export type RecordRow = { readonly id: number; readonly _id: AnyId; readonly version: number } & Readonly<
  Record<string, unknown>
>;
