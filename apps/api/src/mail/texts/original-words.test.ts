import { mailParts, mailTextIds } from "@pulau/contract/mail-texts.ts";
import { placeholdersIn } from "@pulau/domain/mail/placeholders.ts";
import { describe, expect, it } from "vitest";
import type { Frame, MailLanguage } from "../letter.ts";
import { checkMailText } from "./check-text.ts";
import { originalWords, placeholdersOf } from "./original-words.ts";
import { inResortWords } from "./resort-words.ts";
import { sampleBooking, sampleLetters } from "./sample-letters.ts";

const frame = (language: MailLanguage): Frame => ({
  language,
  resortName: "Teluk Biru",
  resortContact: "hello@telukbiru.test",
  publicUrl: "https://pulau.test",
  logoUrl: "https://pulau.test/mark.png",
});
const other = { ...sampleBooking, reader: "陈美玲", bookingName: "陈美玲", bookingNo: "TB-28-00001" };

describe.each(mailTextIds)("Pulau's own words of %s", (mail) => {
  const original = originalWords(mail);

  it.each(["en", "my", "cn"] as const)(
    "written back are the mail itself, of any stay and resort: %s",
    (language) => {
      for (const booking of [sampleBooking, other]) {
        const letter = sampleLetters[mail](frame(language), booking);
        expect(letter.mail).toBe(mail);
        const again = inResortWords(letter, original, frame(language));
        const wordsOf = ({ subject, greeting, paragraphs, closing }: typeof letter) => ({
          subject,
          greeting,
          closing,
          // A paragraph that staff or a giver wrote may have several parts.
          body: paragraphs.join("\n\n"),
        });
        expect(wordsOf(again)).toEqual(wordsOf(letter));
      }
    },
  );

  it("name nothing that the mail does not have, and all that it must say", () => {
    expect(checkMailText(mail, original)).toEqual({ ok: true, value: original });
    const known = placeholdersOf(mail).map(({ name }) => name);
    const named = mailParts.flatMap((part) => placeholdersIn(original[part].en));
    expect(known).toEqual(expect.arrayContaining(named));
  });
});
