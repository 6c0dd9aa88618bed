import { useState } from "react";
import { useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { IconCopy, IconUsersGroup } from "../../../../ui/icons/index.ts";
import type { Manifest } from "../calls.ts";
import { CopyDialog } from "./copy-dialog.tsx";
import styles from "./crew.module.css";
import { CrewDialog } from "./crew-dialog.tsx";

/** Who crews a boat, and the ways to change that for who keeps boats, until its boarding is closed. */
export function CrewLine({ shown }: { readonly shown: Manifest }) {
  const { t } = useTranslation("sailings");
  const may = useMay();
  const [isOpen, setOpen] = useState<"crew" | "copy" | null>(null);
  const { departure, closed } = shown;
  // A list that a version before kept on this device says nothing of it.
  const crew: readonly string[] = shown.crew ?? [];
  const keeps = may("boats", "write") && !closed && !departure.cancelled;
  if (crew.length === 0 && !keeps) return null;
  const close = () => setOpen(null);
  return (
    <section className={styles.line} aria-label={t("crew.label")}>
      <Icon of={IconUsersGroup} size="m" />
      <span className={styles.names}>
        <span className="muted">{t("crew.label")}:</span>{" "}
        {crew.length > 0 ? <bdi className="strong">{crew.join(", ")}</bdi> : t("crew.none")}
      </span>
      {keeps && (
        <Button kind="outline" size="small" onClick={() => setOpen("crew")}>
          {t(crew.length > 0 ? "crew.change" : "crew.set")}
        </Button>
      )}
      {keeps && crew.length > 0 && departure.party === null && (
        <Button kind="plain" size="small" icon={IconCopy} onClick={() => setOpen("copy")}>
          {t("crew.copyTo")}
        </Button>
      )}
      {isOpen === "crew" && <CrewDialog departure={departure} onClose={close} />}
      {isOpen === "copy" && <CopyDialog departure={departure} onClose={close} />}
    </section>
  );
}
