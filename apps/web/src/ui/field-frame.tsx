import { type ReactNode, useId } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import styles from "./field.module.css";
import { Icon } from "./icon.tsx";
import { IconAlertCircleFilled } from "./icons/index.ts";
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
    // What is wrong with several fields at once has none of its own to lead to: it can have the focus itself.
    <span className={styles.error} id={id} data-mistake="" tabIndex={-1}>
      <Icon of={IconAlertCircleFilled} size="s" />
      <span>{children}</span>
    </span>
  );
}

export type Wiring = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

export type FrameProps = FieldWords & {
  /** Stands at the end of the hint's line, a count of characters say. */
  end?: ReactNode;
};

/** Label above, hint below, the mistake in its place: and the ids that tie them to the control. */
export const FieldFrame = ({
  children,
  ...words
}: FrameProps & { children: (wiring: Wiring, labelId: string) => ReactNode }) => (
  <Frame {...words}>
    {({ id, described, error }, label) => (
      <>
        <label htmlFor={id} id={`${id}-label`} className={styles.label}>
          {label}
        </label>
        {children(
          { id, "aria-describedby": described, "aria-invalid": error ? true : undefined },
          `${id}-label`,
        )}
      </>
    )}
  </Frame>
);

type Named = { id: string; described: string | undefined; error: string | null | undefined };

/** What a label, a hint and a mistake have in common, whatever stands between them. */
export function Frame({
  label,
  hint,
  error: message,
  optional,
  end,
  children,
}: FrameProps & { children: (named: Named, label: ReactNode) => ReactNode }) {
  const id = useId();
  const { t } = useTranslation("ui");
  const error = useNamed(label)(message);
  const described = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].join(" ").trim() || undefined;
  return (
    <div className={styles.field}>
      {children(
        { id, described, error },
        <>
          {label}
          {optional && <span className={styles.optional}> {t("optional")}</span>}
        </>,
      )}
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
