import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { IconCopy } from "../../ui/icons/index.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { useOutcomeToast } from "../../ui/use-outcome-toast.ts";
import styles from "./keys.module.css";
import type { Service } from "./service.ts";

/** What is to be set at the provider: the address at which it calls, to copy, and of what it is to tell. */
export function RegisterAddress({ service: { sheet, callbackUrl } }: { service: Service }) {
  const { t } = useTranslation("service-keys");
  const { language } = useLanguage();
  if (!sheet.register || !callbackUrl) return null;
  const { text, events } = sheet.register;
  return (
    <section className={styles.register} aria-label={t("register")}>
      <p>{text[language]}</p>
      <Copied text={callbackUrl} act={t("copyAddress")} />
      {events.length > 0 && <Copied text={events.join(", ")} act={t("copyEvents")} />}
    </section>
  );
}

function Copied({ text, act }: { text: string; act: string }) {
  const { t } = useTranslation("service-keys");
  const withToast = useOutcomeToast();
  return (
    <div className={styles.copied}>
      <code dir="ltr">{text}</code>
      <Button
        kind="outline"
        size="small"
        icon={IconCopy}
        onClick={() => void withToast(copyText(text), t("copied"))}
      >
        {act}
      </Button>
    </div>
  );
}
