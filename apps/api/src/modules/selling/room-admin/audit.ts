import type { StaffId } from "@pulau/domain/ids.ts";
import { sql } from "../../../db/orm.ts";
import { auditEntry } from "../../../db/schema/logs.ts";
import type { Tx } from "../../../db/tx.ts";

export type RoomAct = {
  readonly staffId: StaffId;
  readonly act: "added" | "changed" | "deleted" | "ordered" | "bedsSet";
  readonly subject: "roomType" | "room";
  readonly subjectId: string;
  readonly facts?: Record<string, string | number | boolean | null>;
};

/** Writes into the audit log what a member of staff did to rooms. */
export async function audit(tx: Tx, { facts = {}, ...act }: RoomAct): Promise<void> {
  await tx.insert(auditEntry).values({ ...act, at: sql`pulau_now()`, facts });
}
