import type { InvitationId } from "@pulau/domain/ids.ts";
import type { Db } from "../db/connect.ts";
import { and, eq } from "../db/orm.ts";
import { staffInvitation, staffRole, staffUser } from "../db/schema/staff.ts";
import { isUsable, linkToken } from "../plugins/link-token.ts";
import type { ReadMail } from "./composed-mail.ts";
import type { Frame, MailLanguage } from "./letter.ts";
import { joinStaffLetter } from "./templates/join-staff.ts";

/** The invitation of a member of staff; null once it was used or replaced. */
export async function readStaffInvitation(
  db: Db,
  secret: string,
  { invitationId: id }: { readonly invitationId: InvitationId },
  frameIn: (language: MailLanguage) => Frame,
): Promise<ReadMail | null> {
  const [found] = await db
    .select({
      email: staffUser.email,
      name: staffUser.name,
      language: staffUser.language,
      roleName: staffRole.name,
    })
    .from(staffInvitation)
    .innerJoin(staffUser, eq(staffUser.id, staffInvitation.staffId))
    .innerJoin(staffRole, eq(staffRole.id, staffUser.roleId))
    .where(and(eq(staffInvitation.id, id), isUsable(staffInvitation)));
  if (!found) return null;
  const frame = frameIn(found.language);
  const data = { ...found, token: linkToken(secret, "joinStaff", { id }) };
  return { to: found.email, letter: joinStaffLetter(data, frame), frame };
}
