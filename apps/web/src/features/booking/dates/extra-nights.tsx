import { useTranslation } from "react-i18next";
import { Stepper } from "../../../ui/stepper.tsx";
import styles from "./dates.module.css";

type Props = {
  /** Nights of the option itself; there are never fewer. */
  own: number;
  nights: number;
  /** Most nights that any stay of the month may have. */
  most: number;
  onChange: (nights: number) => void;
};

/** Nights beyond the package's own, where it allows any. */
export function ExtraNights({ own, nights, most, onChange }: Props) {
  const { t } = useTranslation("booking");
  if (Math.max(most, nights) <= own) return null;
  const extra = nights - own;
  return (
    <div className={styles.nights}>
      <Stepper
        label={t("dates.nights")}
        hint={extra > 0 ? t("dates.nightsHint", { own, count: extra }) : t("dates.nightsOwn", { count: own })}
        value={nights}
        least={own}
        most={Math.max(most, nights)}
        onChange={onChange}
      />
    </div>
  );
}
