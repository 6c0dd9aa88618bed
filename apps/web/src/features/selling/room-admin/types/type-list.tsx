import { useState } from "react";
import { useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconPlus } from "../../../../ui/icons/index.ts";
import { Reorder } from "../../../../ui/reorder.tsx";
import { RowsSkeleton } from "../../../../ui/skeletons.tsx";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { Waiting } from "../../../../ui/waiting.tsx";
import type { RoomType } from "../calls.ts";
import styles from "../rooms.module.css";
import { useRoomTypes } from "../use-room-types.ts";
import { BedsDialog } from "./beds-dialog.tsx";
import { TypeDialog } from "./type-dialog.tsx";
import { TypeRow } from "./type-row.tsx";
import { useOrder } from "./use-order.ts";

type Open = { what: "type"; type: RoomType | null } | { what: "beds"; type: RoomType } | null;

/** Room types in the order in which auto-select tries them. */
export function TypeList() {
  const { t } = useTranslation("rooms");
  const may = useMay();
  const { say } = useLanguage();
  const { data, error, refetch } = useRoomTypes();
  const [open, setOpen] = useState<Open>(null);
  const order = useOrder(data?.roomTypes ?? [], data?.orderVersion);
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <Waiting what={t("wait.types")}>
        <RowsSkeleton />
      </Waiting>
    );
  }
  const close = () => setOpen(null);
  const add = may("rooms", "create") && (
    <Button size="small" icon={IconPlus} onClick={() => setOpen({ what: "type", type: null })}>
      {t("types.add")}
    </Button>
  );
  return (
    <div className={styles.inside}>
      <div className={styles.lead}>
        <p className="muted">{t(may("rooms", "write") ? "types.lead" : "types.leadLook")}</p>
        {add}
      </div>
      <VisuallyHidden>
        <span role="status">{order.announcement}</span>
      </VisuallyHidden>
      {order.rows.length === 0 ? (
        <EmptyState picture="garden-room" title={t("types.empty")} act={add}>
          {t("types.emptyText")}
        </EmptyState>
      ) : (
        <Reorder
          label={t("tabs.types")}
          items={order.rows}
          idOf={({ _id }) => _id}
          textOf={({ name }) => say(name)}
          onMove={order.move}
          still={!may("rooms", "write")}
          className={styles.types}
          rowClassName={styles.type}
        >
          {(type, place) => (
            <TypeRow
              type={type}
              place={place}
              order={order}
              onEdit={() => setOpen({ what: "type", type })}
              onBeds={() => setOpen({ what: "beds", type })}
            />
          )}
        </Reorder>
      )}
      {open?.what === "type" && (
        <TypeDialog key={open.type?._id ?? ""} type={open.type} types={order.rows} onClose={close} />
      )}
      {open?.what === "beds" && <BedsDialog key={open.type._id} type={open.type} onClose={close} />}
    </div>
  );
}
