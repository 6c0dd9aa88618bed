import type { ReactNode } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { Card, VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import styles from "./frame.module.css";

/** The wizard before its draft is there: its shape, or in its place what went wrong. */
export function WizardShape({ what, children }: { what: string; children?: ReactNode }) {
  const { t } = useTranslation("booking");
  return (
    <main id="main" className={styles.alone}>
      <PageTitle text={t("summary.title")} />
      <VisuallyHidden>
        <h1>{t("summary.title")}</h1>
      </VisuallyHidden>
      {children || (
        <Waiting what={what}>
          <div className={styles.shape}>
            <Skeleton width="60%" height={44} />
            <Skeleton width="40%" />
            <Card>
              <Skeleton height={180} />
            </Card>
            <Card>
              <Skeleton height={180} />
            </Card>
          </div>
        </Waiting>
      )}
    </main>
  );
}
