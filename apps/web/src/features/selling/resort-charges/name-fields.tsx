import { useTranslation } from "../../../i18n/use-translation.ts";
import { InLanguages } from "../../../ui/in-languages.tsx";
import styles from "./charges.module.css";
import type { ChargesForm } from "./use-charges.ts";

const shortNames = { en: "EN", my: "BM", cn: "中文" } as const;

/** The name of a tax or fee in three languages side by side. */
export function NameFields({ form, at, readOnly }: { form: ChargesForm; at: string; readOnly: boolean }) {
  const { t } = useTranslation("charges");
  return (
    <div className={styles.names}>
      <InLanguages
        field={form.field}
        path={`${at}.name`}
        labelOf={(language) => `${t("name")} (${shortNames[language]})`}
        disabled={readOnly}
      />
    </div>
  );
}
