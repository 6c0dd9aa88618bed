import { type Band, bandOf, bands } from "@pulau/domain/occupancy/occupancy.ts";
import { IconFlame, IconMoodSmile, IconTrendingDown, IconTrendingUp } from "@tabler/icons-react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Chip, type ChipTone } from "../../../../ui/chip.tsx";
import type { IconShape } from "../../../../ui/icon.tsx";
import styles from "../rooms.module.css";

const looks: Record<Band, { tone: ChipTone; icon: IconShape }> = {
  high: { tone: "success", icon: IconFlame },
  good: { tone: "primary", icon: IconTrendingUp },
  fair: { tone: "warning", icon: IconMoodSmile },
  low: { tone: "danger", icon: IconTrendingDown },
};

/** The band of a figure: its colour and its word. */
export function BandChip({ percent }: { percent: number }) {
  const { t } = useTranslation("rooms");
  const band = bandOf(percent);
  return <Chip {...looks[band]}>{t(`bands.${band}`)}</Chip>;
}

/** What the colours mean. */
export function BandLegend() {
  const { t } = useTranslation("rooms");
  return (
    <ul className={styles.legend} aria-label={t("bands.label")}>
      {bands.map((band) => (
        <li key={band}>
          <span className={styles.swatch} data-band={band} />
          {t("bands.from", { word: t(`bands.${band}`), range: t(`bands.${band}Range`) })}
        </li>
      ))}
    </ul>
  );
}
