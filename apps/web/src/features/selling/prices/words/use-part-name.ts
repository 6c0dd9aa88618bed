import type { ChangedPart } from "@pulau/domain/rate-card/card-changes.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";

/** What a part of a card is called. */
export function usePartName(): (part: string) => string {
  const { t } = useTranslation("prices");
  return (part) => t(`parts.${part as ChangedPart}`, { defaultValue: part });
}
