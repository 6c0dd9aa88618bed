import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { FormConflict } from "../../../ui/form-conflict.tsx";
import { IconPencil } from "../../../ui/icons/index.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import styles from "./agents.module.css";

/** What is kept of an account, as `<div><dt/><dd/></div>`, and the way to change it for whoever may. */
export function SavedCard({ children, onChange }: { children: ReactNode; onChange: (() => void) | null }) {
  const { t } = useTranslation("agents");
  return (
    <Card as="section">
      <dl className={styles.facts}>{children}</dl>
      {onChange === null ? (
        <p className="hint">{t("bank.ownersOnly")}</p>
      ) : (
        <Button kind="outline" icon={IconPencil} onClick={onChange}>
          {t("bank.change")}
        </Button>
      )}
    </Card>
  );
}

type Props = {
  readonly children: ReactNode;
  readonly form: Parameters<typeof FormConflict>[0]["form"] & {
    readonly form: object;
    readonly failure: unknown;
    readonly busy: boolean;
  };
  readonly act: string;
  /** Null where nothing is kept yet: then there is nothing to go back to. */
  readonly onCancel: (() => void) | null;
};

/** The form by which it is written anew. */
export function SavedForm({ children, form, act, onCancel }: Props) {
  const { t } = useTranslation("agents");
  return (
    <Card as="section">
      <form className={styles.form} {...form.form}>
        {children}
        <FormConflict form={form} />
        {form.failure !== null && <ErrorState error={form.failure} />}
        <div className={styles.sure}>
          <Button type="submit" busy={form.busy}>
            {act}
          </Button>
          {onCancel && (
            <Button kind="plain" onClick={onCancel}>
              {t("bank.cancel")}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
