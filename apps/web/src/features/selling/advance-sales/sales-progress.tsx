import { bandOf } from "@pulau/domain/occupancy/occupancy.ts";
import { bandLooks } from "../../../business/band-looks.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote } from "../../../listing/column.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Progress } from "../../../ui/surfaces.tsx";
import styles from "./advance-sales.module.css";

type Props = {
  count: number;
  most: number;
  text: string;
  /** How many more are being bought now; nothing where none are. */
  held: string | false;
};

/** How many of how many, as a bar, and how well that is liked: 75 per cent, 55, 35 and below. */
export function SalesProgress({ count, most, text, held }: Props) {
  const { t } = useTranslation("events");
  const percent = most === 0 ? 0 : (100 * count) / most;
  const band = bandOf(percent);
  return (
    <>
      <span className={styles.sold}>
        <b className="strong">{text}</b>
        <Progress percent={percent} label={text} />
        <Chip {...bandLooks[band]}>{t(`bands.${band}`)}</Chip>
      </span>
      {held && <CellNote>{held}</CellNote>}
    </>
  );
}
