import type { AnyId } from "@pulau/domain/ids.ts";
import type { CallOptions } from "../../api/client.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { IconButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { IconChevronDown, IconChevronUp } from "../../ui/icons/index.ts";
import { Reorder, ReorderHandle } from "../../ui/reorder.tsx";
import { VisuallyHidden } from "../../ui/surfaces.tsx";
import styles from "./order-dialog.module.css";
import { useOrder } from "./use-order.ts";

type Props<Row extends { readonly _id: AnyId }> = {
  readonly title: string;
  /** In their present order. */
  readonly rows: readonly Row[];
  readonly version: number | undefined;
  readonly nameOf: (row: Row) => string;
  readonly save: (ids: Row["_id"][], options: CallOptions) => Promise<unknown>;
  readonly onClose: () => void;
};

/** The rows of a list in the guests' order, put in another by the mouse, a finger or the keyboard; saved at once. */
export function OrderDialog<Row extends { readonly _id: AnyId }>({
  title,
  nameOf,
  onClose,
  ...list
}: Props<Row>) {
  const { t } = useTranslation("ordering");
  const { rows, move, announcement } = useOrder({
    ...list,
    movedText: (row, place, count) => t("moved", { name: nameOf(row), place, count }),
  });
  return (
    <Dialog open onClose={onClose} title={title}>
      <p className="muted">{t("lead")}</p>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <Reorder
        label={title}
        items={rows}
        idOf={({ _id }) => _id}
        textOf={nameOf}
        onMove={move}
        className={styles.rows}
        rowClassName={styles.row}
      >
        {(row, place) => {
          const name = nameOf(row);
          return (
            <>
              <ReorderHandle label={t("drag", { name })} place={place} onMove={move} />
              <bdi>{name}</bdi>
              <span className={styles.acts}>
                <IconButton
                  writes
                  icon={IconChevronUp}
                  label={t("up", { name })}
                  disabled={place === 0}
                  onClick={() => move(place, place - 1)}
                />
                <IconButton
                  writes
                  icon={IconChevronDown}
                  label={t("down", { name })}
                  disabled={place === rows.length - 1}
                  onClick={() => move(place, place + 1)}
                />
              </span>
            </>
          );
        }}
      </Reorder>
    </Dialog>
  );
}
