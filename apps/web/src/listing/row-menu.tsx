import { useTranslation } from "../i18n/use-translation.ts";
import { IconButton } from "../ui/button.tsx";
import { IconDotsVertical } from "../ui/icons/index.ts";
import { Menu } from "../ui/menu.tsx";
import type { MenuEntry } from "../ui/menu-entry.ts";

/** What can be done with each row. */
export type RowActs<Row> = {
  readonly nameOf: (row: Row) => string;
  /** What can't be done stands out as `false`. */
  readonly of: (row: Row) => readonly (MenuEntry | false)[];
};

/** The acts of one row, behind its three dots; nothing where there are none. */
export function RowMenu<Row>({ row, acts: { of, nameOf } }: { row: Row; acts: RowActs<Row> }) {
  const { t } = useTranslation("listing");
  const entries = of(row).filter((entry) => entry !== false);
  if (entries.length === 0) return null;
  return (
    <Menu
      entries={entries}
      trigger={(props) => (
        <IconButton icon={IconDotsVertical} label={t("acts.of", { name: nameOf(row) })} {...props} />
      )}
    />
  );
}
