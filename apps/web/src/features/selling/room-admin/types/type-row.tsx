import { useMay } from "../../../../api/use-call.ts";
import { useBedsText } from "../../../../business/use-beds-text.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { IconBed, IconChevronDown, IconChevronUp, IconPencil } from "../../../../ui/icons/index.ts";
import { ReorderHandle } from "../../../../ui/reorder.tsx";
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
  const name = say(type.name);
  return (
    <>
      <span className={styles.rank}>
        {mayWrite && <ReorderHandle label={t("types.drag", { name })} place={place} onMove={order.move} />}
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
            writes
            icon={IconChevronUp}
            label={t("types.up", { name })}
            disabled={place === 0}
            onClick={() => order.move(place, place - 1)}
          />
          <IconButton
            writes
            icon={IconChevronDown}
            label={t("types.down", { name })}
            disabled={place === order.rows.length - 1}
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
    </>
  );
}
