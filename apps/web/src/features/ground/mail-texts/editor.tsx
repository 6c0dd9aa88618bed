import { type MailPart, MailText, type MailTextId, mailParts } from "@pulau/contract/mail-texts.ts";
import { placeholderFault } from "@pulau/domain/mail/placeholders.ts";
import { useMemo, useState } from "react";
import { useMay, useSend } from "../../../api/use-call.ts";
import { useNewest } from "../../../api/use-newest.ts";
import { type Language, languages, nameOf, tagOf } from "../../../i18n/language.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { FormFooter } from "../../../ui/form-footer.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { Textarea, TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { type MailTextReply, mailPaths, mailText, saveMailText } from "./calls.ts";
import styles from "./mail-texts.module.css";
import { MailPreview } from "./preview.tsx";
import { MailVersions } from "./versions.tsx";

type Form = ReturnType<typeof useForm<typeof MailText>>;

/** What a form of a mail begins with: the resort's words, and where it has none, Pulau's own to begin from. */
function shownOf({ text, original }: MailTextReply): MailText {
  const whole = (part: (typeof mailParts)[number]) =>
    Object.fromEntries(
      languages.map((language) => [language, text[part][language] || original[part][language]]),
    );
  return Object.fromEntries(mailParts.map((part) => [part, whole(part)])) as MailText;
}

/** What is sent: words that are Pulau's own are not the resort's, and stay as Pulau may better them. */
export function ownOf(shown: MailText, original: MailText): MailText {
  const own = (part: (typeof mailParts)[number]) =>
    Object.fromEntries(
      languages.map((language) => {
        const words = shown[part][language].trim();
        return [language, words === original[part][language].trim() ? "" : words];
      }),
    );
  return Object.fromEntries(mailParts.map((part) => [part, own(part)])) as MailText;
}

type Placeholders = MailTextReply["placeholders"];

/** What is wrong with the placeholders of one part; words that are Pulau's own are right. */
const faultIn = (part: MailPart, words: string, placeholders: Placeholders) =>
  placeholderFault(
    words,
    placeholders.map(({ name }) => name),
    part === "body" ? placeholders.filter(({ needed }) => needed).map(({ name }) => name) : [],
  );

/** The form's own check: unknown and missing placeholders are told at their place before anything is sent. */
const checkedBy = (placeholders: Placeholders) =>
  MailText.superRefine((text, context) => {
    for (const part of mailParts)
      for (const language of languages) {
        const words = text[part][language];
        const fault = words === "" ? null : faultIn(part, words, placeholders);
        if (fault) context.addIssue({ code: "custom", path: [part, language], message: fault.rule });
      }
  });

function Parts({ form, original, placeholders, language, readOnly }: Props) {
  const { t } = useTranslation("mail-texts");
  return mailParts.map((part) => {
    const field = form.field(`${part}.${language}`);
    const fault = field.error === null ? null : faultIn(part, field.value, placeholders);
    const control = {
      ...field,
      error: fault ? t(`fault.${fault.rule}`, { name: `{${fault.name}}` }) : field.error,
      label: t(`parts.${part}`),
      lang: tagOf[language],
      disabled: readOnly,
    };
    const isOwn = form.values[part][language].trim() !== original[part][language].trim();
    return (
      <div key={`${part} ${language}`} className={styles.part}>
        {part === "subject" || part === "greeting" ? (
          <TextInput {...control} />
        ) : (
          <Textarea rows={part === "body" ? 9 : 3} {...control} />
        )}
        {isOwn && !readOnly && (
          <Button
            kind="plain"
            size="small"
            aria-label={t("originalOf", { part: t(`parts.${part}`) })}
            onClick={() => form.set(`${part}.${language}`, original[part][language])}
          >
            {t("original")}
          </Button>
        )}
      </div>
    );
  });
}

type Props = {
  form: Form;
  original: MailText;
  placeholders: Placeholders;
  language: Language;
  readOnly: boolean;
};

/** What words of the mail may name, each with what it stood for in the example. */
function Names({ placeholders, language }: { placeholders: Placeholders; language: Language }) {
  const { t } = useTranslation("mail-texts");
  const { say } = useLanguage();
  return (
    <details className={styles.names}>
      <summary>{t("placeholders")}</summary>
      <dl>
        {placeholders.map(({ name, needed, example }) => (
          <div key={name}>
            <dt>
              <code dir="ltr">{`{${name}}`}</code> {needed && <b>{t("needed")}</b>}
            </dt>
            <dd>{example[language] || say(example) || t("sometimesEmpty")}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The words of a mail, what they may name, and what the mail looks like with them. */
export function MailEditor({ mail, kept }: { mail: MailTextId; kept: MailTextReply }) {
  const { t } = useTranslation("mail-texts");
  const { language: reads } = useLanguage();
  const toast = useToast();
  const newest = useNewest();
  const may = useMay();
  const readOnly = !may("settings", "write");
  const seesBookings = may("bookings", "read") && may("payments", "read");
  const [language, setLanguage] = useState<Language>(reads);
  const send = useSend(saveMailText, mailPaths);
  const { original, placeholders } = kept;
  const schema = useMemo(() => checkedBy(placeholders), [placeholders]);
  const form = useForm({
    schema,
    initial: shownOf(kept),
    versioned: {
      version: kept.version,
      latest: () =>
        newest(mailText, { params: { mail } }, (now) => ({ values: shownOf(now), version: now.version })),
    },
    onSubmit: async (shown, options) => {
      await send.mutateAsync({ params: { mail }, body: ownOf(shown, original), options });
      toast({ tone: "success", text: t("saved") });
    },
  });
  const faultyLanguages = languages.filter((tongue) =>
    mailParts.some((part) => form.errorAt(`${part}.${tongue}`)),
  );
  return (
    <form className={styles.editor} {...form.form}>
      <Card as="section" className={styles.section} aria-label={t("words")}>
        <Segmented
          label={t("language")}
          value={language}
          onChange={setLanguage}
          choices={languages.map((value) => ({ value, text: nameOf[value], lang: tagOf[value] }))}
        />
        {faultyLanguages.some((tongue) => tongue !== language) && (
          <p className={styles.wrong} role="alert">
            {t("wrongIn", { languages: faultyLanguages.map((tongue) => nameOf[tongue]).join(", ") })}
          </p>
        )}
        <Parts {...{ form, original, placeholders, language, readOnly }} />
        <Names placeholders={placeholders} language={language} />
        <FormFooter
          form={form}
          save={t("save")}
          readOnly={readOnly && t("readOnly")}
          also={
            <Button kind="outline" onClick={() => form.setValues(original)}>
              {t("allOriginal")}
            </Button>
          }
        />
      </Card>
      <div className={styles.side}>
        <MailPreview
          mail={mail}
          text={ownOf(form.values, original)}
          language={language}
          aboutBooking={seesBookings && placeholders.some(({ name }) => name === "bookingNo")}
          readOnly={readOnly}
        />
        <MailVersions
          mail={mail}
          kept={kept}
          onUse={readOnly ? null : (text) => form.setValues(shownOf({ ...kept, text }))}
        />
      </div>
    </form>
  );
}
