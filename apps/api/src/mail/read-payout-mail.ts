import type { PayoutId } from "@pulau/domain/ids.ts";
import type { Db } from "../db/connect.ts";
import { eq } from "../db/orm.ts";
import { member } from "../db/schema/accounts.ts";
import { payout } from "../db/schema/payouts.ts";
import { masked } from "../plugins/seal.ts";
import type { Frame, Letter, MailLanguage } from "./letter.ts";
import type { MailJob } from "./mail-job.ts";
import { payoutLetter } from "./templates/payout.ts";

type PayoutJob = Extract<MailJob, { payoutId: PayoutId }>;

const templates = {
  "payout-requested": "requested",
  "payout-approved": "approved",
  "payout-paid": "paid",
  "payout-rejected": "rejected",
} as const;

/** A mail about a payout to who asked for it. One that has moved on by then is told of by the mail of that move. */
export async function readPayoutMail(
  db: Db,
  { template, payoutId }: PayoutJob,
  frameIn: (language: MailLanguage) => Frame,
): Promise<{ to: string; letter: Letter; frame: Frame } | null> {
  const [found] = await db
    .select({ row: payout, name: member.name, to: member.email, language: member.language })
    .from(payout)
    .innerJoin(member, eq(member.id, payout.memberId))
    .where(eq(payout.id, payoutId));
  const about = templates[template];
  if (found?.row.state !== about) return null;
  const { row, name, to, language } = found;
  const frame = frameIn(language);
  return {
    to,
    frame,
    letter: payoutLetter(about, { ...row, name, accountNumber: masked(row.numberTail) }, frame),
  };
}
