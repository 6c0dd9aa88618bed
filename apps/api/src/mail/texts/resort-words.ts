import { type MailText, type MailTextId, mailParts } from "@pulau/contract/mail-texts.ts";
import { fillPlaceholders } from "@pulau/domain/mail/placeholders.ts";
import type { Db } from "../../db/connect.ts";
import { desc, eq } from "../../db/orm.ts";
import { mailTextVersion } from "../../db/schema/mail-texts.ts";
import type { Tx } from "../../db/tx.ts";
import type { Frame, Letter } from "../letter.ts";

/** The names that words of every mail may use beside its own. */
export const valuesOf = (letter: Letter, frame: Frame): Readonly<Record<string, string>> => ({
  resort: frame.resortName,
  contact: frame.resortContact,
  ...letter.values,
});

/** A letter in the resort's own words, where it has some; what it has none for stays as it is. */
export function inResortWords(letter: Letter, text: MailText | null, frame: Frame): Letter {
  if (text === null) return letter;
  const values = valuesOf(letter, frame);
  const filled = Object.fromEntries(
    mailParts.map((part) => [part, fillPlaceholders(text[part][frame.language], values).trim()]),
  );
  const { subject, greeting, body, closing } = filled;
  return {
    ...letter,
    subject: subject || letter.subject,
    greeting: greeting || letter.greeting,
    paragraphs: body ? paragraphsOf(body) : letter.paragraphs,
    closing: closing || letter.closing,
  };
}

/** An empty line parts paragraphs; a placeholder that stood for nothing leaves none. */
const paragraphsOf = (body: string): string[] =>
  body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** The resort's words of a mail as they are now; null while they are Pulau's own. */
export async function readMailText(db: Db | Tx, mail: MailTextId): Promise<MailText | null> {
  const [newest] = await db
    .select({ text: mailTextVersion.text })
    .from(mailTextVersion)
    .where(eq(mailTextVersion.mail, mail))
    .orderBy(desc(mailTextVersion.number))
    .limit(1);
  return newest?.text ?? null;
}
