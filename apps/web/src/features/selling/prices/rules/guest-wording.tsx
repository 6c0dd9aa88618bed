import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import { withoutCopies } from "@pulau/domain/catalogue/missing-words.ts";
import { IconAlertTriangle } from "@tabler/icons-react";
import { nameOf } from "../../../../i18n/language.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { namesText } from "../../../../ui/format.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "../prices.module.css";

type Props = {
  /** What a rule is called; some rules change prices without a line of their own and have no name. */
  readonly name: Words | undefined;
  /** Its line in the quote, where it makes one there. */
  readonly line: string | null;
};

/** What guests read of a rule, and the languages in which nobody has written it yet. */
export function GuestWording({ name, line }: Props) {
  const { t } = useTranslation("prices");
  const { say, language: reader } = useLanguage();
  const text = line ?? (name ? say(name) : "");
  if (text === "") return null;
  // What repeats the English was filled in with it.
  const written = name && withoutCopies(name);
  const missing = (["my", "cn"] as const).filter((language) => written?.[language].trim() === "");
  return (
    <small className={styles.wording}>
      <span>{t("rules.guestsRead", { text })}</span>
      {missing.length > 0 && (
        <span className={styles.missing}>
          <Icon of={IconAlertTriangle} size="xs" />
          {t("rules.notIn", {
            languages: namesText(
              missing.map((language) => nameOf[language]),
              reader,
            ),
          })}
        </span>
      )}
    </small>
  );
}
