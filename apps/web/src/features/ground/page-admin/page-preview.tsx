import type { PageText as PageWords } from "@pulau/contract/pages.ts";
import PageText from "../../../business/page-text.tsx";
import { type Language, languages, nameOf, tagOf } from "../../../i18n/language.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { useSiteName } from "../../../ui/site-name.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import styles from "./page-admin.module.css";

/** What a page says in one language, as guests read it: where it says nothing, another language stands in. */
export function TextIn({ text, language }: { text: PageWords; language: Language }) {
  const readIn = [language, ...languages].find((written) => text.body[written].trim()) ?? language;
  return (
    <div className={styles.text} lang={tagOf[readIn]}>
      <h2 className="display" dir="auto">
        {text.title[readIn]}
      </h2>
      <PageText text={text.body[readIn]} level={3} />
    </div>
  );
}

/** The draft as guests will read it and as a search engine lists it, while it is typed. */
export function PagePreview({
  draft,
  language,
  onLanguage,
}: {
  draft: PageWords;
  language: Language;
  onLanguage: (language: Language) => void;
}) {
  const { t } = useTranslation("texts");
  const site = useSiteName();
  return (
    <Card as="section" className={styles.preview} aria-label={t("preview")}>
      <Segmented
        label={t("preview")}
        value={language}
        onChange={onLanguage}
        choices={languages.map((value) => ({ value, text: nameOf[value], lang: tagOf[value] }))}
      />
      <div className={styles.found}>
        <small className="muted">{t("inSearch")}</small>
        <b lang={tagOf[language]} dir="auto">{`${draft.title[language] || draft.title.en} · ${site}`}</b>
        <p lang={tagOf[language]} dir="auto">
          {draft.description[language] || t("noDescription")}
        </p>
      </div>
      <TextIn text={draft} language={language} />
    </Card>
  );
}
