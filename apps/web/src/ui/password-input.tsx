import { useState } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { IconButton } from "./button.tsx";
import field from "./field.module.css";
import { FieldFrame } from "./field-frame.tsx";
import { IconEye, IconEyeOff } from "./icons/index.ts";
import styles from "./password-input.module.css";
import type { TextControl } from "./text-fields.tsx";

/** A password that can be looked at while it is typed. */
export function PasswordInput({
  label,
  hint,
  error,
  value,
  onChange,
  ...rest
}: TextControl & { autoComplete: "current-password" | "new-password" }) {
  const { t } = useTranslation("pieces");
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(wiring) => (
        <span className={styles.box}>
          <input
            className={field.control}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...wiring}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            icon={shown ? IconEyeOff : IconEye}
            label={t(shown ? "password.hide" : "password.show")}
            className={styles.show}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </FieldFrame>
  );
}
