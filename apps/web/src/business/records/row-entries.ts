import { useMay } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { IconEye, IconPencil, IconTrash } from "../../ui/icons/index.ts";
import type { MenuEntry } from "../../ui/menu-entry.ts";
import { type RecordList, resourceOf } from "./record-list.ts";
import type { AnyRow, RecordActs } from "./use-record-acts.ts";

/**
 * What can be done with a record: opened, what its list has besides, and deleted. What is used can't be, and its
 * entry says by what.
 */
export function useRowEntries<Row extends AnyRow>(
  { calls, isFixed, usedBy, nameOf, acts: more }: RecordList<Row>,
  open: (row: Row) => void,
  acts: RecordActs,
): (row: Row) => readonly (MenuEntry | false)[] {
  const { t } = useTranslation("records");
  const may = useMay();
  const resource = resourceOf({ calls });
  return (row) => {
    const used = usedBy?.(row) ?? null;
    const free = isFixed?.(row) !== true;
    const writes = may(resource, "write") && free;
    return [
      {
        id: "open",
        text: t(writes ? "act.edit" : "act.view"),
        icon: writes ? IconPencil : IconEye,
        onSelect: () => open(row),
      },
      ...(more?.(row) ?? []),
      may(resource, "delete") &&
        free && {
          id: "delete",
          icon: IconTrash,
          tone: "danger",
          text: t("act.delete"),
          refused: used === null ? undefined : t("act.usedBy", { what: used }),
          onSelect: () => acts.remove(row, nameOf(row)),
        },
    ];
  };
}
