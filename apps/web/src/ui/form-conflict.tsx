import { useTranslation } from "../i18n/use-translation.ts";
import { ChangedSince } from "./changed-since.tsx";
import type { Conflict } from "./use-form-version.ts";

/** What a form shows when somebody else has saved its thing meanwhile; nothing otherwise. */
export function FormConflict({ form }: { form: { readonly conflict: Conflict | null } }) {
  const { t } = useTranslation("errors");
  const { conflict } = form;
  if (conflict === null) return null;
  const labelOf = (name: string) => conflict.labels[name] ?? t("changedSince.other");
  return (
    <ChangedSince
      facts={conflict.facts}
      theirs={conflict.theirs.map(labelOf)}
      both={conflict.both.map((key) => ({ key, label: labelOf(key), side: conflict.sides[key] ?? "mine" }))}
      onTake={conflict.take}
      onTakeAll={conflict.takeAll}
    />
  );
}
