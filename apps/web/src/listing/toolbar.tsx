import { useState } from "react";
import { useBackend } from "../api/use-call.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { CountBadge } from "../ui/chip.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Dropdown } from "../ui/dropdown.tsx";
import { IconAdjustmentsHorizontal, IconMenu, IconMenu2, IconPlus } from "../ui/icons/index.ts";
import { SearchBox } from "../ui/search-box.tsx";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import type { ListColumn } from "./column.tsx";
import { ColumnChooser } from "./column-chooser.tsx";
import { type ListFilter, valueIn } from "./filter.ts";
import { FilterChips } from "./filter-chips.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { useDensity } from "./saved-view.ts";
import styles from "./toolbar.module.css";
import type { ListState } from "./use-list.ts";

/** What a list's search looks through. */
export type ListSearchWords = { readonly label: string; readonly placeholder: string };
/** An order that no column's head stands for. */
export type ListOrder = { readonly value: string; readonly text: string };

type Props<Row> = {
  list: ListState<Row>;
  columns: readonly ListColumn<Row>[];
  search: ListSearchWords | undefined;
  filters: readonly ListFilter[];
  orders: readonly ListOrder[];
};

/** Every order that can be asked for, by name. */
function useOrders<Row>({ list, columns, orders }: Pick<Props<Row>, "list" | "columns" | "orders">) {
  const { t } = useTranslation("listing");
  const byHead = columns.flatMap(({ sort, head }) =>
    sort === undefined
      ? []
      : [
          { value: sort, text: t("order.rising", { column: head }) },
          { value: `-${sort}`, text: t("order.falling", { column: head }) },
        ],
  );
  const named = new Set(orders.map(({ value }) => value));
  const { sorts } = list.place;
  return [...orders, ...byHead.filter(({ value }) => !named.has(value) && sorts.includes(value))];
}

/** Search, what narrows the list, and on the staff's side columns and density. */
export function Toolbar<Row>({ list, columns, search, filters, orders }: Props<Row>) {
  const { t } = useTranslation("listing");
  const { place } = list;
  const staff = useBackend().side.name === "staff";
  const narrow = useIsNarrow();
  const all = useOrders({ list, columns, orders });
  const change = (next: Record<string, unknown>) => place.change(next, true);
  const shownFilters = filters.filter(({ kind }) => kind !== "pressed");
  const withOrder = narrow || orders.length > 0;
  const order = withOrder && { value: place.search.sort ?? place.usualSort ?? "", choices: all };
  const some = shownFilters.length > 0 || (order && all.length > 1);
  if (!search && !some && filters.length === 0 && !staff) return null;
  const fields = (
    <FilterFields {...{ filters: shownFilters, search: place.search, change }} {...(order && { order })} />
  );
  const count = filters.filter(
    (filter) => !isQuiet(filter) && valueIn(place.search, filter.key) !== "",
  ).length;
  const chips = <FilterChips {...{ filters, search: place.search, change }} />;
  return (
    <div className={styles.toolbar}>
      <div className={styles.narrowing}>
        {search && (
          <span className={styles.search}>
            <SearchBox
              q={place.search.q ?? ""}
              label={search.label}
              placeholder={search.placeholder}
              clearLabel={t("search.clear")}
              onSearch={(q) => change({ q })}
            />
          </span>
        )}
        {!narrow && chips}
        {some && (narrow ? <Sheet count={count} list={list} fields={fields} /> : <Panel fields={fields} />)}
        {narrow && chips}
        {count > 0 && (
          <button type="button" className={styles.clear} onClick={list.clear}>
            {t("filter.clear")}
          </button>
        )}
      </div>
      {staff && !narrow && (
        <span className={styles.view}>
          <ColumnChooser list={list.id} columns={columns} />
          <DensityButtons />
        </span>
      )}
    </div>
  );
}

const isQuiet = (filter: ListFilter): boolean => filter.kind === "choice" && filter.quiet === true;

/** "+ Filter": the fields in a panel below. */
function Panel({ fields }: { fields: React.ReactNode }) {
  const { t } = useTranslation("listing");
  return (
    <Dropdown
      align="start"
      trigger={(props) => (
        <button type="button" className={styles.add} {...props}>
          <IconPlus size={16} stroke={1.75} />
          {t("filter.add")}
        </button>
      )}
    >
      {() => fields}
    </Dropdown>
  );
}

/** On a phone the fields wait in a sheet; the button says how many of them narrow the list. */
function Sheet<Row>({
  fields,
  count,
  list,
}: {
  fields: React.ReactNode;
  count: number;
  list: ListState<Row>;
}) {
  const { t } = useTranslation("listing");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="outline"
        icon={IconAdjustmentsHorizontal}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t("filter.add")}
        {count > 0 && <CountBadge count={count} />}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        unsaved={false}
        title={t("filter.title")}
        acts={
          <>
            {list.narrowed && (
              <Button kind="outline" onClick={list.clear}>
                {t("filter.clear")}
              </Button>
            )}
            <Button onClick={() => setOpen(false)}>
              {t("filter.show", { count: list.data?.total ?? 0 })}
            </Button>
          </>
        }
      >
        {fields}
      </Dialog>
    </>
  );
}

function DensityButtons() {
  const { t } = useTranslation("listing");
  const [density, keep] = useDensity();
  return (
    <fieldset className={styles.density} aria-label={t("density.label")}>
      <IconButton
        icon={IconMenu2}
        label={t("density.tight")}
        aria-pressed={density === "tight"}
        onClick={() => keep("tight")}
      />
      <IconButton
        icon={IconMenu}
        label={t("density.roomy")}
        aria-pressed={density === "roomy"}
        onClick={() => keep("roomy")}
      />
    </fieldset>
  );
}
