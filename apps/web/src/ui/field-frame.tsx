import { IconAlertCircleFilled } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import styles from "./field.module.css";
import { Icon } from "./icon.tsx";
import { useNamed } from "./use-failure-text.ts";

export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, as a sentence; null when nothing is. */
  error?: string | null | undefined;
  optional?: boolean;
};

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span className={styles.error} id={id}>
      <Icon of={IconAlertCircleFilled} size="s" />
      <span>{children}</span>
    </span>
  );
}

type Wiring = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

/** Label above, hint below, the mistake in its place: and the ids that tie them to the control. */
export function FieldFrame({
  label,
  hint,
  error: said,
  optional,
  end,
  children,
}: FieldWords & {
  /** Stands at the end of the hint's line, a count of characters say. */
  end?: ReactNode;
  children: (wiring: Wiring) => ReactNode;
}) {
  const id = useId();
  const { t } = useTranslation("ui");
  const error = useNamed(label)(said);
  const described = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].join(" ").trim();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> {t("optional")}</span>}
      </label>
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {(hint || end) && (
        <span className={styles.foot}>
          <span className="hint" id={`${id}-hint`}>
            {hint}
          </span>
          {end}
        </span>
      )}
    </div>
  );
}
