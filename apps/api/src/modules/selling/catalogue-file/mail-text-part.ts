import { isDeepStrictEqual } from "node:util";
import { MailText, MailTextId } from "@pulau/contract/mail-texts.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { mailTextVersion } from "../../../db/schema/mail-texts.ts";
import type { Tx } from "../../../db/tx.ts";
import { checkMailText } from "../../../mail/texts/check-text.ts";
import { noText } from "../../../mail/texts/list-texts.ts";
import { originalWords } from "../../../mail/texts/original-words.ts";
import type { ImportFault } from "./part.ts";

/** A resort's own words of a mail, as they stand in the file. */
export const MailWords = z.strictObject({ mail: MailTextId, text: MailText });
export type MailWords = z.infer<typeof MailWords>;

/** What a file makes other of mails: null goes back to Pulau's own words. */
export type MailPlan = {
  readonly changed: readonly { readonly mail: MailTextId; readonly text: MailText | null }[];
  readonly was: readonly MailWords[];
  readonly problems: readonly ImportFault[];
};

/** The mails that the resort has written anew, in its newest words. */
export async function loadMailTexts(db: Db | Tx): Promise<MailWords[]> {
  const rows = await db
    .selectDistinctOn([mailTextVersion.mail], { mail: mailTextVersion.mail, text: mailTextVersion.text })
    .from(mailTextVersion)
    .orderBy(mailTextVersion.mail, sql`${mailTextVersion.number} DESC`);
  return rows.flatMap(({ mail, text }) => (text === null ? [] : [{ mail, text }]));
}

/** Compares the words of a file with those that are there; mails that it lacks go back to Pulau's own. */
export async function planMailTexts(tx: Tx, given: readonly MailWords[] | null): Promise<MailPlan> {
  if (given === null) return { changed: [], was: [], problems: [] };
  const was = await loadMailTexts(tx);
  const problems = given.flatMap(({ mail, text }, at): ImportFault[] => {
    if (given.findIndex((other) => other.mail === mail) !== at) {
      return [{ path: `mailTexts.${at}.mail`, rule: "taken" }];
    }
    const checked = checkMailText(mail, text);
    if (checked.ok) return [];
    const { fields = [] } = checked.failure as { fields?: readonly ImportFault[] };
    return fields.map(({ path, ...why }) => ({
      path: `mailTexts.${at}.${path.replace("body.", "text.")}`,
      ...why,
    }));
  });
  const own = given.filter(({ text }) => !isDeepStrictEqual(text, noText));
  const before = new Map(was.map(({ mail, text }) => [mail, text] as const));
  return {
    was,
    problems,
    changed: [
      ...own.filter(({ mail, text }) => !isDeepStrictEqual(before.get(mail), text)),
      ...was
        .filter(({ mail }) => !own.some((text) => text.mail === mail))
        .map(({ mail }) => ({ mail, text: null })),
    ],
  };
}

/** Keeps the words as each mail's next version: what was sent before stays as it was. */
export async function writeMailTexts(tx: Tx, { changed }: MailPlan, staffId: StaffId | null): Promise<void> {
  for (const { mail, text } of changed) {
    await tx.insert(mailTextVersion).values({
      mail,
      text,
      staffId,
      at: sql`pulau_now()`,
      number: sql`(SELECT coalesce(max(number), 0) + 1 FROM mail_text_version WHERE mail = ${mail})`,
    });
  }
}

/** The mails that are changed, by their subjects: added where they were in Pulau's own words. */
export function mailNames({ changed, was }: MailPlan): Record<"added" | "changed" | "gone", Words[]> {
  const had = new Set(was.map(({ mail }) => mail));
  const names = (which: (change: MailPlan["changed"][number]) => boolean) =>
    changed.filter(which).map(({ mail }) => originalWords(mail).subject);
  return {
    added: names(({ mail, text }) => text !== null && !had.has(mail)),
    changed: names(({ mail, text }) => text !== null && had.has(mail)),
    gone: names(({ text }) => text === null),
  };
}
