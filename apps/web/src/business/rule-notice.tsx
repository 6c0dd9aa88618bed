import type { SellingRule } from "@pulau/domain/catalogue/selling.ts";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { Notice } from "../ui/surfaces.tsx";

/** The rules by which guests could not book a stay, and what staff do about them. */
export function RuleNotice({ rules, children }: { rules: readonly SellingRule[]; children: ReactNode }) {
  const { t } = useTranslation("staff");
  return (
    <Notice tone="warning" title={t("override.title")}>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`)}</li>
        ))}
      </ul>
      <p>{children}</p>
    </Notice>
  );
}
