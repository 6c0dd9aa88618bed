import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { actColumn, column, countColumn, moneyColumn } from "../../../listing/columns.tsx";
import { Button } from "../../../ui/button.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Boat } from "./calls.ts";
import { TimetableLines } from "./timetable-lines.tsx";

/** A boat with its seats, what hiring it costs, and its times season by season. */
export function useBoatColumns(onEdit: ((boat: Boat) => void) | null): readonly ListColumn<Boat>[] {
  const { t } = useTranslation("boats");
  const { say } = useLanguage();
  const edit = (boat: Boat) => (
    <Button
      kind="outline"
      size="small"
      aria-label={t("editOf", { name: say(boat.name) })}
      onClick={() => onEdit?.(boat)}
    >
      {t("edit")}
    </Button>
  );
  return [
    column("name", t("name"), ({ name }) => say(name), {
      strong: true,
      sort: "name",
      csv: ["nameEn", "nameMy", "nameCn", "active"],
      note: ({ activeStatus }) => !activeStatus && t("outOfUse"),
    }),
    column("kind", t("columns.type"), ({ kind }) => t(`types.${kind}`), { sort: "kind", csv: ["kind"] }),
    countColumn("seats", t("seats"), ({ seats }) => seats, { sort: "seats", csv: ["seats"] }),
    column("timetables", t("timetables"), ({ timetables }) => <TimetableLines timetables={timetables} />),
    moneyColumn("price", t("columns.hire"), ({ charterSen }) => charterSen, {
      csv: ["price", "daily"],
      note: ({ daily }) => daily !== null && t("aDay", { count: daily }),
    }),
    ...(onEdit ? [actColumn("edit", t("columns.acts"), edit)] : []),
  ];
}
