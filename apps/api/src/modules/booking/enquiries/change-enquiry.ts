import { type EnquiryState, moveEnquiry } from "@pulau/domain/enquiry/enquiry-moves.ts";
import type { EnquiryId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq } from "../../../db/orm.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import type { Tx } from "../../../db/tx.ts";
import { lockEnquiry } from "./enquiry-rows.ts";
import { writeEnquiry } from "./write-enquiry.ts";

export type Change = {
  readonly id: EnquiryId;
  readonly staffId: StaffId;
  readonly state?: EnquiryState | undefined;
  /** Null gives it back to everybody. */
  readonly assigneeId?: StaffId | null | undefined;
};

/** Moves an enquiry on, or gives it to a member of staff. What is not named stays. */
export async function changeEnquiry(
  tx: Tx,
  { id, staffId, state, assigneeId }: Change,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const row = await lockEnquiry(tx, id);
  if (!row) return refuse("NOT_FOUND");
  const next = moveEnquiry(row.state, state ?? row.state);
  if (!next.ok) return next;
  if (assigneeId) {
    const found = await tx.select({ id: staffUser.id }).from(staffUser).where(eq(staffUser.id, assigneeId));
    if (found.length === 0) return refuse("NOT_FOUND");
  }
  const given = assigneeId === undefined ? row.assigneeId : assigneeId;
  await writeEnquiry(tx, row, { state: next.value, assigneeId: given, staffId });
  return ok({ done: true });
}
