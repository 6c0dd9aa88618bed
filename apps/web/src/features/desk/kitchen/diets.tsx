import { roomNumberIn } from "@pulau/domain/booking/room-number.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { column } from "../../../listing/columns.tsx";
import { RowsTable } from "../../../listing/rows-table.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { namesText } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./kitchen.module.css";
import type { KitchenDay } from "./staff-routes.ts";

type Guest = KitchenDay["guests"][number];

/** Who eats something else than the others, by room. */
export function Diets({ guests }: { guests: readonly Guest[] }) {
  const { t } = useTranslation("kitchen");
  const { language } = useLanguage();
  const columns: readonly ListColumn<Guest>[] = [
    column("room", t("diets.room"), ({ room }) => roomNumberIn(room, language)),
    column(
      "guest",
      t("diets.guest"),
      ({ name, chineseName }) => (
        <>
          {name} {chineseName && <span lang="zh-CN">{chineseName}</span>}
        </>
      ),
      { strong: true },
    ),
    column("diet", t("diets.diet"), ({ vegetarian, allergies }) => (
      <span className={styles.chips}>
        {allergies !== null && <Chip tone="warning">{t("diets.allergic", { to: allergies })}</Chip>}
        {vegetarian && <Chip>{t("diets.vegetarian")}</Chip>}
      </span>
    )),
    column("meals", t("diets.meals"), ({ meals }) =>
      meals.length === 3
        ? t("diets.allMeals")
        : namesText(
            meals.map((meal) => t(`meals.${meal}`)),
            language,
          ),
    ),
  ];
  return (
    <div className={classNames(styles.flat, styles.guestLines)}>
      <RowsTable
        caption={t("diets.title")}
        columns={columns}
        rows={guests}
        rowKey={({ bookingId, name, room }) => `${bookingId} ${room} ${name}`}
      />
    </div>
  );
}
