import { IconEye, IconPencil, IconTrash } from "@tabler/icons-react";
import { useMay } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { MenuEntry } from "../../ui/menu.tsx";
import { type RecordList, resourceOf } from "./record-list.ts";
import type { AnyRow, RecordActs } from "./use-record-acts.ts";

/**
 * What can be done with a record: opened, what its list has besides, and deleted. What is used says so before, and names
 * what uses it when it is pressed.
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
          text: used === null ? t("act.delete") : t("act.deleteUsed", { what: used }),
          onSelect: () => acts.remove(row, nameOf(row)),
        },
    ];
  };
}
