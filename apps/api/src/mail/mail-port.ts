import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Settings } from "../settings.ts";
import { writeWhole } from "../storage/write-whole.ts";
import type { Attachment } from "./attach-receipts.ts";
import type { Rendered } from "./render-letter.ts";

/** A mail that is ready to go. `id` is the same at each try, so that a mailbox can tell a repeat. */
export type OutgoingMail = Rendered & {
  readonly id: string;
  /** From whom, where the resort has said so; else as the deployment says. */
  readonly sender?: Sender | undefined;
  readonly to: string;
  /** Who reads an answer, when that is not the sender. */
  readonly replyTo?: string | undefined;
  readonly attachments?: readonly Attachment[] | undefined;
};

/** What the resort has said of it; null leaves it to the deployment. */
export type Sender = { readonly senderName: string | null; readonly senderAddress: string | null };

/** Sends a mail, or throws so that it is tried again later. */
export type MailPort = (mail: OutgoingMail) => Promise<void>;

type Request = Pick<Settings, "smtpUrl" | "mailFrom" | "publicUrl" | "dataFolder">;

/** How many mails a process sends at once, each by a connection of its own. */
export const mailsAtOnce = 4;

/** The way out for mail: the configured SMTP server, or files under the data folder. */
export function mailPortFor(settings: Request): MailPort {
  return settings.smtpUrl
    ? smtpPort(createTransport(smtpOf(settings.smtpUrl)), settings)
    : folderPort(settings);
}

/**
 * The same for many mails, by the server of each: its connections stay open between them, since greeting and log-in take
 * longer than a mail. Another server than before gets connections of its own, and those to the one before end.
 */
export function openMailPort(): (server: Request) => MailPort {
  let open: { readonly url: string; readonly transport: ReturnType<typeof pooled> } | null = null;
  return (server) => {
    const { smtpUrl: url } = server;
    if (open && open.url !== url) {
      open.transport.close();
      open = null;
    }
    if (url === null) return folderPort(server);
    open ??= { url, transport: pooled(url) };
    return smtpPort(open.transport, server);
  };
}

const pooled = (url: string) =>
  createTransport({
    ...smtpOf(url),
    pool: true,
    maxConnections: mailsAtOnce,
    maxMessages: Number.POSITIVE_INFINITY,
  });

/** Folder where mail is written that has no server to go to. */
export const mailFolder = (settings: Pick<Settings, "dataFolder">): string =>
  join(settings.dataFolder, "mail");

const smtpOf = (url: string) => ({
  url,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
});

type Transport = { sendMail(message: ReturnType<typeof messageOf>): Promise<unknown> };

const smtpPort =
  (transport: Transport, settings: Request): MailPort =>
  async (mail) => {
    await transport.sendMail(messageOf(mail, settings));
  };

function folderPort(settings: Request): MailPort {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const folder = mailFolder(settings);
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mail, settings));
    // `buffer: true` asked for it. Mails hold links that open accounts: nobody else on this machine reads them.
    await writeWhole(join(folder, `${mail.id}.eml`), message as Buffer);
  };
}

/** The resort's name and address, each put in the place of the deployment's. */
export function fromOf(
  sender: Sender | undefined,
  mailFrom: string,
): string | { name: string; address: string } {
  if (!sender || (sender.senderName === null && sender.senderAddress === null)) return mailFrom;
  const [, name = "", address = mailFrom] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(mailFrom) ?? [];
  return { name: sender.senderName ?? name, address: sender.senderAddress ?? address };
}

const messageOf = (
  { id, sender, attachments = [], ...mail }: OutgoingMail,
  { mailFrom, publicUrl }: Request,
) => ({
  ...mail,
  attachments: [...attachments],
  from: fromOf(sender, mailFrom),
  messageId: `<${id}@${new URL(publicUrl).hostname}>`,
  headers: { "Auto-Submitted": "auto-generated" },
});
