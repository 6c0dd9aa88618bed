import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Panel, PanelEmpty } from "../../../../ui/panel.tsx";
import type { Mail } from "../calls.ts";
import styles from "../disruptions.module.css";

const tags = { en: "en", my: "ms", cn: "zh-CN" } as const;

/** What guests will read: the first mail of each kind and language, and how many get one like it. */
export function MailsPanel({ mails }: { mails: readonly Mail[] }) {
  const { t } = useTranslation("disruptions");
  return (
    <Panel title={t("mails.title")}>
      {mails.length === 0 && <PanelEmpty>{t("mails.none")}</PanelEmpty>}
      {mails.map(({ solution, language, count, subject, text }) => (
        <details key={`${solution} ${language}`} className={styles.mail}>
          <summary>
            <b className="strong">{t(`solutions.${solution}`)}</b> · {t(`languages.${language}`)} ·{" "}
            {t("mails.count", { count })}
          </summary>
          <p className={styles.text} lang={tags[language]}>
            <b className="strong">{subject}</b>
            {"\n\n"}
            {text.trim()}
          </p>
        </details>
      ))}
    </Panel>
  );
}
