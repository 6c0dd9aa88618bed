import { longestStay } from "@pulau/domain/catalogue/selling.ts";
import { useBackend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { NumberField } from "../../../../ui/number-field.tsx";
import styles from "./dates.module.css";

type Props = {
  /** Nights of the option itself; only staff go below them. */
  own: number;
  nights: number;
  /** Most nights that any stay of the month may have. */
  most: number;
  onChange: (nights: number) => void;
};

/** Nights beyond the package's own, where it allows any; staff choose any length, and go past its rules. */
export function ExtraNights({ own, nights, most, onChange }: Props) {
  const { t } = useTranslation("booking");
  const { t: say } = useTranslation("staff");
  const isDesk = useBackend().side.name === "staff";
  const longest = isDesk ? longestStay : Math.max(most, nights);
  if (longest <= own) return null;
  const extra = nights - own;
  const ownHint = isDesk ? say("atDesk.nights", { count: own }) : t("dates.nightsOwn", { count: own });
  return (
    <div className={styles.nights}>
      <NumberField
        label={t("dates.nights")}
        hint={extra > 0 ? t("dates.nightsHint", { own, count: extra }) : ownHint}
        value={nights}
        least={isDesk ? 1 : own}
        most={longest}
        onChange={onChange}
      />
    </div>
  );
}
