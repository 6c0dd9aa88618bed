import { useId } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Card } from "../../../../ui/surfaces.tsx";
import styles from "../packages.module.css";
import { IncludedWays } from "./included-ways.tsx";
import type { PackagePart } from "./use-package-form.ts";

/** Boats and land transfers that every option has in its price. */
export function Transport({ form, pack, disabled }: PackagePart) {
  const { t } = useTranslation("catalogue");
  const id = useId();
  return (
    <Card as="section" className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{t("page.transport")}</h2>
        <p className="hint">{t("page.transportLead")}</p>
      </div>
      {pack.choices.transport.length === 0 && <p className="muted">{t("page.noTransport")}</p>}
      <IncludedWays
        ways={form.values.transport ?? []}
        choices={pack.choices.transport}
        disabled={disabled}
        onChange={(ways) => form.set("transport", ways)}
      />
    </Card>
  );
}
