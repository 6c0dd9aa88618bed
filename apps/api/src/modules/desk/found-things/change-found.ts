import type { FoundThingId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { eq } from "../../../db/orm.ts";
import type { ReadFields } from "../../../db/saved-versions.ts";
import { foundThing } from "../../../db/schema/room-photos.ts";
import type { Tx } from "../../../db/tx.ts";
import { lockFound } from "./lock-found.ts";

type Change = {
  readonly foundId: FoundThingId;
  readonly staffId: StaffId;
  readonly what: string;
  readonly place: string;
};

/** A found thing by the fields of its call. */
export const readFound =
  (id: FoundThingId): ReadFields =>
  async (tx) => {
    const [found] = await tx.select().from(foundThing).where(eq(foundThing.id, id));
    return found ? { what: found.what, place: found.place } : null;
  };

/** Corrects what was found, or says where it lies now. */
export async function changeFound(
  tx: Tx,
  { foundId, staffId, what, place }: Change,
): Promise<Result<{ done: true }, "NOT_FOUND">> {
  const found = await lockFound(tx, foundId);
  if (!found) return refuse("NOT_FOUND");
  await tx.update(foundThing).set({ what, place }).where(eq(foundThing.id, foundId));
  await auditChange(tx, {
    staffId,
    act: "changed",
    subject: "foundThing",
    subjectId: foundId,
    before: { foundWhat: found.what, foundPlace: found.place },
    after: { foundWhat: what, foundPlace: place },
    facts: { name: found.roomNo },
  });
  return ok({ done: true });
}
