import { createHash } from "node:crypto";
import type { Db } from "../db/connect.ts";
import { attachReceipts } from "../mail/attach-receipts.ts";
import type { MailJob } from "../mail/mail-job.ts";
import { type MailPort, openMailPort } from "../mail/mail-port.ts";
import { loadMailServer } from "../mail/mail-server.ts";
import { isMuted } from "../mail/muted-mail.ts";
import { readMail } from "../mail/read-mail.ts";
import { renderLetter } from "../mail/render-letter.ts";
import { inResortWords, readMailText } from "../mail/texts/resort-words.ts";
import { loadSettings } from "../modules/ground/resort/public.ts";
import { markGiftSent } from "../modules/selling/vouchers/public.ts";
import type { Settings } from "../settings.ts";

type Deps = { readonly db: Db; readonly settings: Settings };

/**
 * Makes the handler of queued mails. It throws when the server doesn't take one, and the queue tries again; every try
 * has the same Message-ID.
 */
export function mailSender({ db, settings }: Deps, given?: MailPort) {
  const portTo = openMailPort();
  return async (job: MailJob): Promise<void> => {
    const mail = await readMail(db, settings, job);
    if (!mail) return;
    if (await isMuted(db, job.template, mail.to)) return;
    const { to, replyTo, frame, receipts, receipt, confirmation, calendar } = mail;
    const own = mail.letter.mail && (await readMailText(db, mail.letter.mail));
    const letter = inResortWords(mail.letter, own, frame);
    const papers = receipts ? await attachReceipts(db, receipts, frame.language) : [];
    const attachments = [confirmation, ...papers, receipt, calendar].filter((file) => file !== undefined);
    const { mail: sender } = await loadSettings(db);
    const send = given ?? portTo(await loadMailServer(db, settings));
    await send({ id: idOf(job), sender, to, replyTo, attachments, ...renderLetter(letter, frame) });
    if (job.template === "voucher-gift") await markGiftSent(db, job.voucherId);
  };
}

/** The same job has the same id; nothing in it can be guessed from it. */
const idOf = (job: MailJob): string =>
  createHash("sha256").update(JSON.stringify(job)).digest("hex").slice(0, 32);
