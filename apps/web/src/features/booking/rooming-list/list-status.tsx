import { useTranslation } from "../../../i18n/use-translation.ts";
import { DayText } from "../../../ui/money-and-dates.tsx";
import { Progress } from "../../../ui/surfaces.tsx";
import type { List } from "./calls.ts";
import styles from "./rooming.module.css";

/** How far the list is, and until when it can be filled in. */
export function ListStatus({ list }: { list: List }) {
  const { t } = useTranslation("rooming");
  const { filled, persons, until, mayFill } = list;
  return (
    <div className={styles.standing}>
      <p>
        <b className="strong">{t("filled", { filled, count: persons })}</b>
      </p>
      <Progress percent={(filled / persons) * 100} label={t("filled", { filled, count: persons })} />
      <p className="hint">
        {mayFill ? (
          <>
            {t("until")} <DayText day={until} shape="weekday" />
          </>
        ) : (
          t("over")
        )}
      </p>
    </div>
  );
}
