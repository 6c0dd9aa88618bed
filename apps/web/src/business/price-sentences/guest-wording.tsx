import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { PriceStep } from "@pulau/domain/pricing/lines.ts";
import { nameOf } from "../../i18n/language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { namesText } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconAlertTriangle } from "../../ui/icons/index.ts";
import { useLanguage } from "../../ui/use-language.ts";
import styles from "./guest-wording.module.css";
import { nameState } from "./name-state.ts";

/** As what lines without a name of their own are told. */
type UnnamedStep = Extract<
  PriceStep,
  "surcharge" | "fee" | "tax" | "supplement" | "promotion" | "transport" | "addOn"
>;

type Props = {
  /** What a rule is called; some rules change prices without a line of their own and have no name. */
  readonly name: Words | undefined;
  /** As what its lines are paid: what guests read of a rule without a name. */
  readonly step: UnnamedStep | null;
  /** Its line in the quote, where it makes one there. */
  readonly line: string | null;
};

/** What guests read of a rule, and the languages in which nobody has written it yet. */
export function GuestWording({ name, step, line }: Props) {
  const { t } = useTranslation(["prices", "price"]);
  const { say, language: reader } = useLanguage();
  const { isUnnamed, missing } = name ? nameState(name) : { isUnnamed: false, missing: [] };
  const own = name ? say(name).trim() : "";
  const text = line ?? (own || (isUnnamed && step ? t(`price:unnamed.${step}`) : ""));
  if (text === "") return null;
  return (
    <small className={styles.wording}>
      <span>{t("rules.guestsRead", { text })}</span>
      {isUnnamed && <span>{t("rules.noName")}</span>}
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
