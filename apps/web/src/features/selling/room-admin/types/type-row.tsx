import { IconBed, IconChevronDown, IconChevronUp, IconGripVertical, IconPencil } from "@tabler/icons-react";
import { type DragEvent, type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMay } from "../../../../api/use-call.ts";
import { useBedsText } from "../../../../business/use-beds-text.ts";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { RoomType } from "../calls.ts";
import styles from "../rooms.module.css";
import type { Order } from "./use-order.ts";

type Props = {
  type: RoomType;
  place: number;
  order: Order;
  onEdit: () => void;
  onBeds: () => void;
};

const kind = "application/x-pulau-room-type";

/** Drag by the handle, or move with its arrow keys, or with the two buttons. */
function useMoves({ place, order }: Pick<Props, "place" | "order">) {
  const [over, setOver] = useState(false);
  const handle = {
    draggable: true,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData(kind, String(place)),
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      void order.move(place, place + step);
    },
  };
  const target = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(kind)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      void order.move(Number(event.dataTransfer.getData(kind)), place);
    },
  };
  return { over, handle, target };
}

function Beds({ type }: Pick<Props, "type">) {
  const { t } = useTranslation("rooms");
  const bedsText = useBedsText();
  if (type.bedOptions.length === 0) return <p className="hint">{t("types.noBeds")}</p>;
  return (
    <ul className={styles.ways}>
      {type.bedOptions.map(({ bedOptionId, beds }) => (
        <li key={bedOptionId}>{bedsText(beds)}</li>
      ))}
    </ul>
  );
}

export function TypeRow({ type, place, order, onEdit, onBeds }: Props) {
  const { t } = useTranslation("rooms");
  const { say } = useLanguage();
  const mayWrite = useMay()("rooms", "write");
  const { over, handle, target } = useMoves({ place, order });
  const name = say(type.name);
  return (
    <li className={classNames(styles.type, over && styles.over)} {...(mayWrite && target)}>
      <span className={styles.rank}>
        {mayWrite && (
          <IconButton
            icon={IconGripVertical}
            label={t("types.drag", { name })}
            className={styles.grip ?? ""}
            {...handle}
          />
        )}
        <b>{place + 1}</b>
      </span>
      <div className={styles.typeText}>
        <h2>
          {name} <bdi className="muted">{type.roomCode}</bdi>
        </h2>
        <p className="muted">
          {t("types.facts", {
            rooms: t("types.rooms", { count: type.rooms }),
            pax: t("types.pax", { least: type.minPax, most: type.maxPax }),
          })}
        </p>
        <Beds type={type} />
        {!type.activeStatus && <Chip tone="warning">{t("types.off")}</Chip>}
      </div>
      {mayWrite && (
        <span className={styles.acts}>
          <IconButton
            icon={IconChevronUp}
            label={t("types.up", { name })}
            disabled={place === 0}
            onClick={() => order.move(place, place - 1)}
          />
          <IconButton
            icon={IconChevronDown}
            label={t("types.down", { name })}
            disabled={place === order.types.length - 1}
            onClick={() => order.move(place, place + 1)}
          />
          <Button kind="outline" size="small" onClick={onBeds} aria-label={t("beds.of", { name })}>
            <Icon of={IconBed} size="s" />
            {t("beds.act")}
          </Button>
          <Button kind="outline" size="small" onClick={onEdit} aria-label={t("types.editOf", { name })}>
            <Icon of={IconPencil} size="s" />
            {t("types.edit")}
          </Button>
        </span>
      )}
    </li>
  );
}
