import type { GroupId } from "@pulau/domain/ids.ts";
import type { Db } from "../db/connect.ts";
import { eq } from "../db/orm.ts";
import { stayGroup } from "../db/schema/groups.ts";
import { stayHold } from "../db/schema/holds.ts";
import type { Frame, Letter, MailLanguage } from "./letter.ts";
import type { MailJob } from "./mail-job.ts";
import { groupNamesDueLetter } from "./templates/group-names-due.ts";

type GroupJob = Extract<MailJob, { groupId: GroupId }>;

/** A mail about a group's names: nothing once they are there, the group is released, or its cut-off was moved. */
export async function readGroupMail(
  db: Db,
  { groupId, cutOffOn }: GroupJob,
  frameIn: (language: MailLanguage) => Frame,
): Promise<{ to: string; letter: Letter; frame: Frame } | null> {
  const [found] = await db
    .select({ group: stayGroup, stay: stayHold.stay })
    .from(stayGroup)
    .innerJoin(stayHold, eq(stayHold.id, stayGroup.holdId))
    .where(eq(stayGroup.id, groupId));
  if (found?.group.state !== "open" || found.group.cutOffOn !== cutOffOn) return null;
  const { contactName, name: groupName, checkIn, checkOut, email, language } = found.group;
  const rooms = found.stay.rooms.length;
  if (rooms === 0) return null;
  const frame = frameIn(language);
  const data = { contactName, groupName, checkIn, checkOut, until: cutOffOn, rooms };
  return { to: email, frame, letter: groupNamesDueLetter(data, frame) };
}
