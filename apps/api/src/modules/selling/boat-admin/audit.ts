import { sql } from "../../../db/orm.ts";
import { auditEntry } from "../../../db/schema/logs.ts";
import type { Tx } from "../../../db/tx.ts";

export type BoatAct = {
  readonly staffId: string;
  readonly act: "added" | "changed" | "deleted";
  readonly subject: "boat" | "transportPoint" | "transferVehicle" | "landTransfer" | "excludedBoat";
  readonly subjectId: string;
  readonly facts?: Record<string, unknown>;
};

/** Writes into the audit log what a member of staff did to boats and transfers. */
export async function audit(tx: Tx, { facts = {}, ...act }: BoatAct): Promise<void> {
  await tx.insert(auditEntry).values({ ...act, at: sql`pulau_now()`, facts });
}
