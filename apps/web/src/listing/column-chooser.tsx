import { useTranslation } from "../i18n/use-translation.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Checkbox } from "../ui/choice-fields.tsx";
import { Dropdown } from "../ui/dropdown.tsx";
import { IconArrowDown, IconArrowUp, IconColumns3 } from "../ui/icons/index.ts";
import { inOrder, isShown, moveColumn, useSavedView } from "./saved-view.ts";
import styles from "./toolbar.module.css";

type Choosable = { readonly key: string; readonly head: string; readonly rare?: boolean };

/** Which columns the list shows, and in which order. The first names the row: it stays. */
export function ColumnChooser({ list, columns }: { list: string; columns: readonly Choosable[] }) {
  const { t } = useTranslation("listing");
  const { view, change, reset } = useSavedView(list);
  const named = inOrder(columns, view).filter(({ head }) => head !== "");
  const [, ...movable] = named;
  const keys = movable.map(({ key }) => key);
  const shown = named.filter((column) => isShown(column, view));
  return (
    <Dropdown
      trigger={(props) => (
        <Button kind="plain" size="small" icon={IconColumns3} {...props}>
          {t("columns.choose", { shown: shown.length, all: named.length })}
        </Button>
      )}
    >
      {() => (
        <fieldset className={styles.columns}>
          <legend>{t("columns.label")}</legend>
          {movable.map((column, index) => (
            <div key={column.key}>
              <Checkbox
                label={column.head}
                checked={isShown(column, view)}
                onChange={(on) => change({ shown: { ...view.shown, [column.key]: on } })}
              />
              <IconButton
                icon={IconArrowUp}
                label={t("columns.earlier", { column: column.head })}
                disabled={index === 0}
                onClick={() => change({ order: moveColumn(keys, column.key, -1) })}
              />
              <IconButton
                icon={IconArrowDown}
                label={t("columns.later", { column: column.head })}
                disabled={index === keys.length - 1}
                onClick={() => change({ order: moveColumn(keys, column.key, 1) })}
              />
            </div>
          ))}
          <Button kind="plain" size="small" onClick={reset}>
            {t("columns.reset")}
          </Button>
        </fieldset>
      )}
    </Dropdown>
  );
}
