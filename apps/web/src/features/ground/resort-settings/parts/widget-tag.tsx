import { setupRoute } from "@pulau/contract/settings/opening.ts";
import { useEffect, useRef, useState } from "react";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { copyText } from "../../../../ui/copy-text.ts";
import { IconCopy } from "../../../../ui/icons/index.ts";
import { Select, Textarea } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import styles from "../settings.module.css";

const languages = ["en", "my", "cn"] as const;
type TagLanguage = (typeof languages)[number];

/** What a website's page holds: the script once, the tag where the widget shall stand. */
const tagOf = (portal: string, language: TagLanguage): string =>
  `<script src="${portal}/widget.js" async></script>\n<pulau-booking lang="${language}"></pulau-booking>`;

/** The widget itself, as a website shows it. */
function Preview({ portal, language }: { portal: string; language: TagLanguage }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const script = document.createElement("script");
    script.src = `${portal}/widget.js`;
    const widget = document.createElement("pulau-booking");
    widget.setAttribute("lang", language);
    widget.setAttribute("portal", portal);
    place.current?.replaceChildren(widget, script);
  }, [portal, language]);
  return <div ref={place} />;
}

/** The tag to copy into a website, and the widget below it. */
export function WidgetTag() {
  const { t } = useTranslation("settings");
  const toast = useToast();
  const showFailure = useFailureToast();
  const { data } = useCall(setupRoute, {});
  const [language, setLanguage] = useState<TagLanguage>("en");
  if (data === undefined) return null;
  const portal = new URL(data.previewUrl).origin;
  const tag = tagOf(portal, language);
  const copy = () =>
    copyText(tag)
      .then(() => toast({ tone: "success", text: t("widgetTag.copied") }))
      .catch(showFailure);
  return (
    <>
      <div className={styles.line}>
        <Select
          label={t("widgetTag.language")}
          value={language}
          choices={languages.map((value) => ({ value, text: t(`languages.${value}`) }))}
          onChange={(value) => setLanguage(value as TagLanguage)}
        />
      </div>
      <Textarea
        label={t("widgetTag.tag")}
        hint={t("widgetTag.hint", { portal })}
        dir="ltr"
        rows={3}
        readOnly
        value={tag}
        onChange={() => undefined}
      />
      <div>
        <Button kind="outline" icon={IconCopy} onClick={copy}>
          {t("widgetTag.copy")}
        </Button>
      </div>
      {portal === location.origin && (
        <section aria-label={t("widgetTag.preview")}>
          <h3>{t("widgetTag.preview")}</h3>
          <Preview portal={portal} language={language} />
        </section>
      )}
    </>
  );
}
