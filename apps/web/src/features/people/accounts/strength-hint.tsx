import { useTranslation } from "../../../i18n/use-translation.ts";
import { classNames } from "../../../ui/class-names.ts";
import { strengthOf } from "./password-strength.ts";
import styles from "./strength-hint.module.css";

const bars = { empty: 0, short: 1, guessable: 2, fair: 3, strong: 4 } as const;

/** Four bars and a sentence on how hard the password is to guess. */
export function StrengthHint({ password, about = [] }: { password: string; about?: readonly string[] }) {
  const { t } = useTranslation("account");
  const strength = strengthOf(password, about);
  const words =
    strength.level === "short"
      ? t("strength.short", { count: strength.missing })
      : t(`strength.${strength.level === "empty" ? "start" : strength.level}`);
  return (
    <span className={styles.hint}>
      <span className={classNames(styles.bars, styles[strength.level])} aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} className={bar <= bars[strength.level] ? styles.on : undefined} />
        ))}
      </span>
      <span>{words}</span>
    </span>
  );
}
