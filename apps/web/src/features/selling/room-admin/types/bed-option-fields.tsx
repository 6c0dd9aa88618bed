import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { IconPlus, IconTrash } from "../../../../ui/icons/index.ts";
import { NumberField } from "../../../../ui/number-field.tsx";
import { Select } from "../../../../ui/text-fields.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Bed } from "../calls.ts";
import styles from "../rooms.module.css";
import { addBed, type BedOption, sleeps, withBed } from "./bed-options.ts";

type Props = {
  number: number;
  way: BedOption;
  beds: readonly Bed[];
  onChange: (way: BedOption | null) => void;
};

/** One way to make up a room: which beds, how many, and which of them are carried in. */
export function BedOptionFields({ number, way, beds, onChange }: Props) {
  const { t } = useTranslation("rooms");
  const { say } = useLanguage();
  const choices = (own: string) =>
    beds
      .filter(({ bedId }) => bedId === own || way.beds.every((bed) => bed.bedId !== bedId))
      .map(({ bedId, name }) => ({ value: bedId, text: say(name) }));
  return (
    <li className={styles.way}>
      <fieldset aria-label={t("beds.way", { number })}>
        <div className={styles.wayHead}>
          <b className="strong">{t(number === 1 ? "beds.usual" : "beds.way", { number })}</b>
          <span className="muted">{t("beds.sleeps", { count: sleeps(way, beds) })}</span>
          <IconButton
            icon={IconTrash}
            label={t("beds.removeWay", { number })}
            onClick={() => onChange(null)}
          />
        </div>
        {way.beds.map((bed, at) => (
          <div key={bed.bedId} className={styles.bed}>
            <Select
              label={t("beds.kind")}
              value={bed.bedId}
              choices={choices(bed.bedId)}
              onChange={(bedId) => onChange(withBed(way, at, { ...bed, bedId }))}
            />
            <NumberField
              label={t("beds.count")}
              value={bed.count}
              least={0}
              most={10}
              onChange={(count) => onChange(withBed(way, at, count === 0 ? null : { ...bed, count }))}
            />
            <Checkbox
              label={t("beds.extra")}
              checked={bed.extra}
              onChange={(extra) => onChange(withBed(way, at, { ...bed, extra }))}
            />
          </div>
        ))}
        <Button
          kind="plain"
          size="small"
          icon={IconPlus}
          disabled={way.beds.length >= Math.min(8, beds.length)}
          onClick={() => onChange(addBed(way, beds))}
        >
          {t("beds.addBed")}
        </Button>
      </fieldset>
    </li>
  );
}
