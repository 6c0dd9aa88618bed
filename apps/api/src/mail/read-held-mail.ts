import type { HoldId } from "@pulau/domain/ids.ts";
import type { Db } from "../db/connect.ts";
import { eq } from "../db/orm.ts";
import { stayPackage } from "../db/schema/catalogue.ts";
import { courtesyHold } from "../db/schema/courtesy-holds.ts";
import { stayHold } from "../db/schema/holds.ts";
import { loadSettings } from "../modules/ground/resort/public.ts";
import { linkToken } from "../plugins/link-token.ts";
import type { Frame, Letter, MailLanguage } from "./letter.ts";
import type { MailJob } from "./mail-job.ts";
import { courtesyHoldLetter } from "./templates/courtesy-hold.ts";

type HeldJob = Extract<MailJob, { heldId: HoldId }>;

/** A mail about what is held for somebody: nothing once it is booked, let go, or over. */
export async function readHeldMail(
  db: Db,
  secret: string,
  { heldId }: HeldJob,
  frameIn: (language: MailLanguage) => Frame,
): Promise<{ to: string; letter: Letter; frame: Frame } | null> {
  const [found] = await db
    .select({ courtesy: courtesyHold, hold: stayHold })
    .from(courtesyHold)
    .innerJoin(stayHold, eq(stayHold.id, courtesyHold.id))
    .where(eq(courtesyHold.id, heldId));
  const { courtesy, hold } = found ?? {};
  if (!courtesy?.email || hold?.state !== "live" || hold.offeredUntil === null) return null;
  const { checkIn, checkOut, rooms, quote, packageId } = hold.stay;
  const [sold] = await db
    .select({ name: stayPackage.name })
    .from(stayPackage)
    .where(eq(stayPackage.id, packageId));
  const { timeZone } = await loadSettings(db);
  const frame = frameIn(courtesy.language);
  const data = {
    name: courtesy.name,
    packageName: sold?.name ?? null,
    checkIn,
    checkOut,
    rooms: rooms.map(({ roomTypeName }) => roomTypeName),
    totalSen: quote.totalSen,
    depositSen: quote.depositSen,
    until: courtesy.until,
    timeZone,
    token: linkToken(secret, "heldStay", { id: heldId }),
  };
  return { to: courtesy.email, frame, letter: courtesyHoldLetter(data, frame) };
}
