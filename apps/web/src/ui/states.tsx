import type { ReactNode } from "react";
import { CallFailure } from "../api/call-failure.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { Button } from "./button.tsx";
import { Picture } from "./picture.tsx";
import styles from "./surfaces.module.css";
import { Card, Notice } from "./surfaces.tsx";
import { useFailureText } from "./use-failure-text.ts";

/** Nothing here: a picture, why, and one act. */
export function EmptyState({
  picture,
  title,
  children,
  act,
}: {
  picture: string;
  title: string;
  children?: ReactNode;
  act?: ReactNode;
}) {
  return (
    <Card padded={false} className={styles.empty}>
      <Picture name={picture} sizes="(max-width: 560px) 100vw, 180px" />
      <div>
        <h2 className="display">{title}</h2>
        {children && <p>{children}</p>}
        {act && <div className={styles.acts}>{act}</div>}
      </div>
    </Card>
  );
}

/** A call that failed: its sentence, the number to quote, and another try unless a right is missing. */
export function ErrorState({
  error,
  retry: again,
  acts,
}: {
  error: unknown;
  retry?: () => void;
  acts?: ReactNode;
}) {
  const { t } = useTranslation("ui");
  const say = useFailureText();
  const retry = error instanceof CallFailure && error.code === "NOT_ALLOWED" ? undefined : again;
  const requestId = error instanceof CallFailure ? error.requestId : null;
  return (
    <Notice
      tone="danger"
      title={t("error.title")}
      acts={
        (retry || acts) && (
          <>
            {retry && (
              <Button kind="outline" size="small" onClick={retry}>
                {t("error.retry")}
              </Button>
            )}
            {acts}
          </>
        )
      }
    >
      <p>{say(error)}</p>
      {requestId && (
        <p className="hint">
          {t("error.quote")} <bdi>{requestId}</bdi>
        </p>
      )}
    </Notice>
  );
}
