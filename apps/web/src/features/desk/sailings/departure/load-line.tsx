import type { Load } from "@pulau/domain/transport/load.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Chip } from "../../../../ui/chip.tsx";
import { IconAlertTriangle } from "../../../../ui/icons/index.ts";
import styles from "./departure.module.css";

/** What is aboard, what is listed, and what a boat may still take or has too much. */
export function LoadText({ load }: { load: Load }) {
  const { t } = useTranslation("sailings");
  const { aboardKg, listedKg, limitKg, unweighed } = load;
  const left = limitKg === null ? null : limitKg - listedKg;
  const facts = [
    t("weights.aboard", { kg: aboardKg }),
    t("weights.listed", { kg: listedKg }),
    limitKg !== null && t("weights.limit", { kg: limitKg }),
    left !== null && left >= 0 && t("weights.left", { kg: left }),
  ];
  return (
    <span className={styles.load}>
      {facts.filter(Boolean).join(" · ")}
      {left !== null && left < 0 && (
        <Chip tone="danger" icon={IconAlertTriangle}>
          {t("weights.over", { kg: -left })}
        </Chip>
      )}
      {unweighed > 0 && (
        <Chip tone="warning" icon={IconAlertTriangle}>
          {t("weights.unweighed", { count: unweighed })}
        </Chip>
      )}
    </span>
  );
}
