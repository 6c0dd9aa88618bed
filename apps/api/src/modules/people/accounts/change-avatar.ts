import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import type { Tx } from "../../../db/tx.ts";
import { showPicture } from "../../ground/files/public.ts";

export async function findAvatar(db: Db, staffId: StaffId): Promise<string> {
  const [found] = await db
    .select({ avatar: staffUser.avatar })
    .from(staffUser)
    .where(eq(staffUser.id, staffId));
  return found?.avatar ?? "";
}

type Own = { readonly staffId: StaffId; readonly avatar: string };

/** Gives a member of staff the picture that they sent, or none. `INVALID_INPUT`: it is somebody else's, or no picture. */
export async function changeAvatar(
  tx: Tx,
  { staffId, avatar }: Own,
): Promise<Result<{ avatar: string }, "INVALID_INPUT">> {
  const shown = await showPicture(tx, { staffId, picture: avatar, path: "avatar" });
  if (!shown.ok) return shown;
  const isOwn = eq(staffUser.id, staffId);
  const [person] = await tx.select().from(staffUser).where(isOwn).for("no key update");
  await tx.update(staffUser).set({ avatar }).where(isOwn);
  await auditChange(tx, {
    staffId,
    act: "avatarChanged",
    subject: "user",
    subjectId: staffId,
    before: { avatar: person?.avatar },
    after: { avatar },
    facts: { name: person?.name },
  });
  return ok({ avatar });
}
