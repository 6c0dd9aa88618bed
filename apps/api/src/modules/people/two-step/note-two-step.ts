import type { StaffId } from "@pulau/domain/ids.ts";
import type { FastifyRequest } from "fastify";
import type { Tx } from "../../../db/tx.ts";
import { writeAudit } from "../../../db/write-audit.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import type { TwoStepChange } from "../../../mail/mail-job.ts";
import { writeSecurityEntry } from "../../../plugins/security-log.ts";

type Change = {
  /** Whose sign-in it is. */
  readonly staffId: StaffId;
  /** Who changed it. */
  readonly by: StaffId;
  readonly what: TwoStepChange;
  readonly facts?: Readonly<Record<string, string>>;
};
/** What is told to nobody, as it makes the sign-in neither safer nor less safe. */
type Renaming = Omit<Change, "what"> & { readonly what: "passkeyRenamed" };

/** Tells the audit log, the security log and the person by mail how their sign-in has changed. */
export async function noteTwoStep(tx: Tx, request: FastifyRequest, change: Change): Promise<void> {
  const { staffId, what } = change;
  await auditTwoStep(tx, change);
  await writeSecurityEntry(tx, request, { kind: "twoStepChanged", facts: { what, staffId } });
  await enqueue(tx, "send-mail", { template: "account-changed", staffId, what });
}

/** Writes such a change into the audit log. */
export async function auditTwoStep(
  tx: Tx,
  { staffId, by, what, facts = {} }: Change | Renaming,
): Promise<void> {
  await writeAudit(tx, { staffId: by, act: what, subject: "user", subjectId: staffId, facts });
}
