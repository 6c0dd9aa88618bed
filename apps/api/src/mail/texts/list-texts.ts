import {
  type MailText,
  type MailTextId,
  mailParts,
  mailTextIds,
  type mailTextRoute,
} from "@pulau/contract/mail-texts.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../db/connect.ts";
import { and, desc, eq } from "../../db/orm.ts";
import { versionOf } from "../../db/saved-versions.ts";
import { mailTextVersion } from "../../db/schema/mail-texts.ts";
import { staffUser } from "../../db/schema/staff.ts";
import { originalWords, placeholdersOf } from "./original-words.ts";

export const noText: MailText = { subject: noWords, greeting: noWords, body: noWords, closing: noWords };

/** Every mail by Pulau's own subject, and which of them the resort has written anew. */
export async function listMailTexts(db: Db) {
  const versions = await readVersions(db);
  return mailTextIds.map((mail) => {
    const newest = versions.find((version) => version.mail === mail);
    return {
      mail,
      subject: originalWords(mail).subject,
      own: languagesIn(newest?.text ?? noText),
      changed: newest ? versionReply(newest) : null,
    };
  });
}

const languagesIn = (text: MailText) =>
  (["en", "my", "cn"] as const).filter((language) => mailParts.some((part) => text[part][language] !== ""));

type Version = Awaited<ReturnType<typeof readVersions>>[number];

const readVersions = (db: Db, mail?: MailTextId) =>
  db
    .select({
      mail: mailTextVersion.mail,
      number: mailTextVersion.number,
      at: mailTextVersion.at,
      text: mailTextVersion.text,
      by: staffUser.name,
    })
    .from(mailTextVersion)
    .leftJoin(staffUser, eq(staffUser.id, mailTextVersion.staffId))
    .where(mail && eq(mailTextVersion.mail, mail))
    .orderBy(desc(mailTextVersion.number));

const versionReply = ({ number, at, by, text }: Version) => ({
  number,
  at: at.toISOString(),
  by,
  original: text === null,
});

/** A mail's words for whoever edits them. */
export async function showMailText(db: Db, mail: MailTextId): Promise<Reply<typeof mailTextRoute>> {
  const versions = await readVersions(db, mail);
  return {
    text: versions[0]?.text ?? noText,
    original: originalWords(mail),
    placeholders: placeholdersOf(mail),
    versions: versions.map(versionReply),
    version: await versionOf(db, "mailText", mail),
  };
}

/** What a mail said in an earlier version. */
export async function showMailVersion(
  db: Db,
  mail: MailTextId,
  number: number,
): Promise<Result<{ text: MailText }, "NOT_FOUND">> {
  const [found] = await db
    .select({ text: mailTextVersion.text })
    .from(mailTextVersion)
    .where(and(eq(mailTextVersion.mail, mail), eq(mailTextVersion.number, number)));
  return found ? ok({ text: found.text ?? noText }) : refuse("NOT_FOUND");
}
