import type { Meal } from "@pulau/domain/catalogue/meals.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { column, countColumn } from "../../../listing/columns.tsx";
import { RowsTable } from "../../../listing/rows-table.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { DayText } from "../../../ui/money-and-dates.tsx";
import { eatersOf } from "./eaters.ts";
import styles from "./kitchen.module.css";
import type { KitchenDay } from "./staff-routes.ts";

/** The days that follow, each with how many eat at its meals; a day opens by its date. */
export function DaysTable({ days }: { days: readonly KitchenDay[] }) {
  const { t } = useTranslation("kitchen");
  const mealColumn = (name: Meal): ListColumn<KitchenDay> =>
    countColumn(name, t(`meals.${name}`), ({ meals }) => {
      const heads = meals.find(({ meal }) => meal === name);
      return heads ? eatersOf(heads) : 0;
    });
  const columns: readonly ListColumn<KitchenDay>[] = [
    column("day", t("days.day"), ({ day }) => (
      <Link to="/staff/kitchen" search={{ day }} resetScroll={false} className="link">
        <DayText day={day} shape="near" />
      </Link>
    )),
    mealColumn("breakfast"),
    mealColumn("lunch"),
    mealColumn("dinner"),
  ];
  return (
    <div className={classNames(styles.flat, styles.dayLines)}>
      <RowsTable caption={t("days.title")} columns={columns} rows={days} rowKey={({ day }) => day} />
    </div>
  );
}
