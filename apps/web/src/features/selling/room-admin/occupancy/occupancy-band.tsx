import { bandOf, bands } from "@pulau/domain/occupancy/occupancy.ts";
import { bandLooks } from "../../../../business/band-looks.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Chip } from "../../../../ui/chip.tsx";
import styles from "../rooms.module.css";

/** The band of a figure: its colour and its word. */
export function BandChip({ percent }: { percent: number }) {
  const { t } = useTranslation("rooms");
  const band = bandOf(percent);
  return <Chip {...bandLooks[band]}>{t(`bands.${band}`)}</Chip>;
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
