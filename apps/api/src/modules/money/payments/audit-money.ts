import type { StaffId } from "@pulau/domain/ids.ts";
import { auditEntry } from "../../../db/schema/logs.ts";
import type { Tx } from "../../../db/tx.ts";

export type MoneyAct = {
  readonly staffId: StaffId;
  readonly act: string;
  readonly subject: "payment" | "refund" | "needsPerson";
  readonly subjectId: string;
  readonly at: Date;
  readonly facts?: Record<string, string | number | boolean | null>;
};

/** Writes into the audit log what a member of staff did with money. */
export async function auditMoney(tx: Tx, { facts = {}, ...act }: MoneyAct): Promise<void> {
  await tx.insert(auditEntry).values({ ...act, facts });
}
