import type { StaffId } from "@pulau/domain/ids.ts";
import type { FastifyRequest } from "fastify";
import { auditChange, type Sides } from "../../../db/audit-change.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import type { TwoStepChange } from "../../../mail/mail-job.ts";
import { writeSecurityEntry } from "../../../plugins/security-log.ts";

type Change = {
  /** Whose sign-in it is. */
  readonly staffId: StaffId;
  /** Who changed it. */
  readonly by: StaffId;
  /** What their colleagues call them. */
  readonly name?: string;
} & (Codes | (Sides & { readonly what: Exclude<TwoStepChange, Codes["what"]> }));
type Codes = { readonly what: "recoveryCodes" };
/** What is told to nobody, as it makes the sign-in neither safer nor less safe. */
type Renaming = Pick<Change, "staffId" | "by" | "name"> & Sides & { readonly what: "passkeyRenamed" };

/** Tells the audit log, the security log and the person by mail how their sign-in has changed. */
export async function noteTwoStep(tx: Tx, request: FastifyRequest, change: Change): Promise<void> {
  const { staffId, what } = change;
  await auditTwoStep(tx, change);
  await writeSecurityEntry(tx, request, { kind: "twoStepChanged", facts: { what, staffId } });
  await enqueue(tx, "send-mail", { template: "account-changed", staffId, what });
}

/** Writes such a change into the audit log. */
export async function auditTwoStep(tx: Tx, change: Change | Renaming): Promise<void> {
  const { staffId, by, name } = change;
  const line = { staffId: by, subject: "user", subjectId: staffId, facts: name ? { name } : {} } as const;
  if (change.what === "recoveryCodes") return auditChange(tx, { ...line, act: change.what });
  const { what: act, before, after } = change;
  await auditChange(tx, { ...line, act, before, after });
}
