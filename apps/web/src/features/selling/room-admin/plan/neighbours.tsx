import type { RoomId } from "@pulau/domain/ids.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { ComboField } from "../../../../ui/combo-field.tsx";
import { IconX } from "../../../../ui/icons/index.ts";
import type { Room } from "../calls.ts";
import styles from "../rooms.module.css";

export type Beside = { readonly roomId: RoomId; readonly connecting: boolean };

type Props = {
  room: Room;
  all: readonly Room[];
  value: readonly Beside[];
  onChange: (value: Beside[]) => void;
};

/** The rooms on the other side of the walls, and whether there is a door. */
export function Neighbours({ room, all, value, onChange }: Props) {
  const { t } = useTranslation("rooms");
  const numberOf = new Map(all.map(({ _id, roomNo }) => [_id, roomNo]));
  const others = all.filter(
    ({ _id, buildingId }) =>
      buildingId === room.buildingId && _id !== room._id && value.every(({ roomId }) => roomId !== _id),
  );
  return (
    <fieldset className={styles.beside}>
      <legend className="strong">{t("plan.beside")}</legend>
      <ul>
        {value.map((beside, at) => {
          const number = numberOf.get(beside.roomId) ?? "";
          return (
            <li key={beside.roomId}>
              <b>
                <bdi>{number}</bdi>
              </b>
              <Checkbox
                label={t("plan.connecting")}
                checked={beside.connecting}
                onChange={(connecting) => onChange(value.with(at, { ...beside, connecting }))}
              />
              <IconButton
                icon={IconX}
                label={t("plan.notBeside", { number })}
                onClick={() => onChange(value.toSpliced(at, 1))}
              />
            </li>
          );
        })}
      </ul>
      {value.length < 12 && others.length > 0 && (
        <ComboField
          key={value.length}
          label={t("plan.addBeside")}
          value=""
          empty={t("plan.chooseRoom")}
          choices={others.map(({ _id, roomNo }) => ({ value: _id, text: roomNo }))}
          onChange={(roomId) => roomId && onChange([...value, { roomId, connecting: false }])}
        />
      )}
    </fieldset>
  );
}
