import type { InvitationId } from "@pulau/domain/ids.ts";
import type { Db } from "../db/connect.ts";
import { and, eq } from "../db/orm.ts";
import { staffInvitation, staffRole, staffUser } from "../db/schema/staff.ts";
import { isUsable, linkToken } from "../plugins/link-token.ts";
import { staffLinkOf, staffLinkPages } from "../plugins/staff-link.ts";
import type { ReadMail } from "./composed-mail.ts";
import type { Frame, MailLanguage } from "./letter.ts";
import { joinStaffLetter } from "./templates/join-staff.ts";
import { resetPasswordLetter } from "./templates/reset-password.ts";

/** The mail with a member of staff's link to a first password or to a new one; null once it was used or replaced. */
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
      joinedAt: staffUser.joinedAt,
    })
    .from(staffInvitation)
    .innerJoin(staffUser, eq(staffUser.id, staffInvitation.staffId))
    .innerJoin(staffRole, eq(staffRole.id, staffUser.roleId))
    .where(and(eq(staffInvitation.id, id), isUsable(staffInvitation)));
  if (!found) return null;
  const frame = frameIn(found.language);
  const kind = staffLinkOf(found);
  const data = { ...found, token: linkToken(secret, kind, { id }) };
  const letter =
    kind === "joinStaff"
      ? joinStaffLetter(data, frame)
      : resetPasswordLetter(data, frame, staffLinkPages.resetStaff);
  return { to: found.email, letter, frame };
}
