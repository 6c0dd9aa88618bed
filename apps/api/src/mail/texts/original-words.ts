import { type MailText, type MailTextId, mailParts } from "@pulau/contract/mail-texts.ts";
import { withPlaceholders } from "@pulau/domain/mail/placeholders.ts";
import type { Frame, Letter, MailLanguage } from "../letter.ts";
import { valuesOf } from "./resort-words.ts";
import { neededNames, sampleBooking, sampleLetters } from "./sample-letters.ts";

const languages = ["en", "my", "cn"] as const;

/** Of a resort whose name and contact are unlike anything else that mails say. */
const sampleFrame = (language: MailLanguage): Frame => ({
  language,
  resortName: "Pulau Contoh Resort",
  resortContact: "hello@resort.example · +60 9-555 0100",
  publicUrl: "https://resort.example",
  logoUrl: "https://resort.example/mark.png",
});

type Sample = { readonly letter: Letter; readonly values: Readonly<Record<string, string>> };

const sampleIn = (mail: MailTextId, language: MailLanguage): Sample => {
  const frame = sampleFrame(language);
  const letter = sampleLetters[mail](frame, sampleBooking);
  return { letter, values: valuesOf(letter, frame) };
};

/** Pulau's own words of a mail, with what is other each time by its name. */
export function originalWords(mail: MailTextId): MailText {
  const samples = Object.fromEntries(languages.map((language) => [language, sampleIn(mail, language)]));
  const partOf = (part: (typeof mailParts)[number]) =>
    Object.fromEntries(
      languages.map((language) => {
        const { letter, values } = samples[language] as Sample;
        const words = part === "body" ? letter.paragraphs.join("\n\n") : letter[part];
        return [language, withPlaceholders(words, values)];
      }),
    );
  return Object.fromEntries(mailParts.map((part) => [part, partOf(part)])) as MailText;
}

/** What words of a mail may name, with an example, and what they must. */
export function placeholdersOf(mail: MailTextId) {
  const samples = languages.map((language) => sampleIn(mail, language).values);
  const [english = {}] = samples;
  return Object.keys(english).map((name) => ({
    name,
    needed: neededNames[mail]?.includes(name) ?? false,
    example: Object.fromEntries(
      languages.map((language, at) => [language, samples[at]?.[name] ?? ""]),
    ) as MailText["subject"],
  }));
}
