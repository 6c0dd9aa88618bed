import { useTranslation } from "react-i18next";
import { TextInput } from "../../../ui/text-fields.tsx";
import { translated } from "../../../ui/translated.ts";
import styles from "./charges.module.css";
import type { ChargesForm } from "./use-charges.ts";

const languages = [
  { code: "en", lang: "en", label: "EN" },
  { code: "my", lang: "ms", label: "BM" },
  { code: "cn", lang: "zh-CN", label: "中文" },
] as const;

/** The name of a tax or fee in three languages side by side. */
export function NameFields({ form, at, readOnly }: { form: ChargesForm; at: string; readOnly: boolean }) {
  const { t } = useTranslation("charges");
  return (
    <div className={styles.names}>
      {languages.map(({ code, lang, label }) => (
        <TextInput
          key={code}
          label={`${t("name")} (${label})`}
          lang={lang}
          disabled={readOnly}
          {...translated(code, form.field(`${at}.name.en`).value)}
          {...form.field(`${at}.name.${code}`)}
        />
      ))}
    </div>
  );
}
