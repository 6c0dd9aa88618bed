import type { AnyId, StaffId } from "@pulau/domain/ids.ts";
import { auditChange } from "../../../db/audit-change.ts";
import type { Tx } from "../../../db/tx.ts";

type CatalogueAct = {
  readonly staffId: StaffId;
  readonly act: "added" | "changed" | "copied" | "deleted" | "ordered";
  readonly subject: "package" | "packageOption" | "addOn" | "addOnCategory";
  readonly subjectId: AnyId;
  /** What it is called. */
  readonly name?: string;
  readonly facts?: Record<string, string | number | boolean | null>;
  /** By the fields of its form, of which the log keeps those that are other. */
  readonly before?: object | null;
  readonly after?: object | null;
};

/** Writes into the audit log what a member of staff did to what the resort sells. */
export const auditCatalogue = (tx: Tx, { facts, name, ...act }: CatalogueAct): Promise<void> =>
  auditChange(tx, { ...act, facts: { ...(name !== undefined && { name }), ...facts } });
