import { type MailText, type MailTextId, mailParts } from "@pulau/contract/mail-texts.ts";
import { placeholderFault } from "@pulau/domain/mail/placeholders.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import { placeholdersOf } from "./original-words.ts";

/** Whether a resort's words name only what their mail has, and all that it must say; told at each place that is wrong. */
export function checkMailText(mail: MailTextId, text: MailText): Result<MailText, "MAIL_TEXT_WRONG"> {
  const placeholders = placeholdersOf(mail);
  const known = placeholders.map(({ name }) => name);
  const needed = placeholders.filter((placeholder) => placeholder.needed).map(({ name }) => name);
  const wrong = mailParts.flatMap((part) =>
    (["en", "my", "cn"] as const).flatMap((language) => {
      const words = text[part][language];
      if (words === "") return [];
      const fault = placeholderFault(words, known, part === "body" ? needed : []);
      const facts = fault && { name: `{${fault.name}}` };
      return fault ? [{ path: `body.${part}.${language}`, rule: fault.rule, ...(facts && { facts }) }] : [];
    }),
  );
  return wrong.length === 0 ? ok(text) : refuseFields("MAIL_TEXT_WRONG", wrong);
}
