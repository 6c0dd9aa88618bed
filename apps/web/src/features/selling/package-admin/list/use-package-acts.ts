import { useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { RowActs } from "../../../../listing/row-menu.tsx";
import type { ListState } from "../../../../listing/use-list.ts";
import { IconArrowDown, IconArrowUp, IconCopy, IconPencil, IconTrash } from "../../../../ui/icons/index.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { PackageRow } from "../calls.ts";
import { useOrder } from "./use-order.ts";

/** What of a package is open: the dialog that copies it, or that deletes it. */
export type OpenPackage = { readonly what: "copy" | "delete"; readonly row: PackageRow };
type Packages = ListState<PackageRow, { readonly orderVersion: number }>;

/** What can be done with a package; it is moved only where the list stands in the guests' order. */
export function usePackageActs(list: Packages, open: (dialog: OpenPackage) => void): RowActs<PackageRow> {
  const { t } = useTranslation("catalogue");
  const { say } = useLanguage();
  const may = useMay();
  const ids = list.rows.map(({ _id }) => _id);
  const move = useOrder(list.rows, list.data?.orderVersion);
  // Neighbours are only known where all stand in the guests' order.
  const ordered = !list.narrowed && list.place.search.sort === undefined && list.data?.pages === 1;
  const moves = ordered && may("rates", "write");
  return {
    nameOf: (row) => say(row.name),
    of: (row) => [
      { id: "edit", text: t("edit"), icon: IconPencil, to: `/staff/packages/${row._id}` },
      moves && {
        id: "up",
        text: t("packages.up"),
        icon: IconArrowUp,
        disabled: ids[0] === row._id,
        onSelect: () => move(row._id, -1),
      },
      moves && {
        id: "down",
        text: t("packages.down"),
        icon: IconArrowDown,
        disabled: ids.at(-1) === row._id,
        onSelect: () => move(row._id, 1),
      },
      may("rates", "create") && {
        id: "copy",
        text: t("copy"),
        icon: IconCopy,
        onSelect: () => open({ what: "copy", row }),
      },
      may("rates", "delete") && {
        id: "delete",
        text: t("delete"),
        icon: IconTrash,
        tone: "danger",
        onSelect: () => open({ what: "delete", row }),
      },
    ],
  };
}
