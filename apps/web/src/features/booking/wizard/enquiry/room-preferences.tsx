import type { RoomTypeId } from "@pulau/domain/ids.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { roomTypes } from "../calls.ts";
import styles from "./enquiry.module.css";
import { partyOf, type WantedStay } from "./wanted-stay.ts";

type Props = {
  stay: WantedStay;
  value: readonly string[];
  onChange: (roomTypeIds: RoomTypeId[]) => void;
};

/** Room types that would do. Where they can't be told, as for a day that is not sold, nothing is asked. */
export function RoomPreferences({ stay, value, onChange }: Props) {
  const { t } = useTranslation("enquiry");
  const { say } = useLanguage();
  const { optionId, checkIn, nights, party } = stay;
  const { data } = useCall(
    roomTypes,
    { body: { optionId: optionId ?? "", checkIn: checkIn ?? "", nights, party: partyOf(party) } },
    { enabled: optionId !== null && checkIn !== null },
  );
  if (data === undefined || data.roomTypes.length < 2) return null;
  return (
    <fieldset className={styles.rooms}>
      <legend>{t("fields.rooms")}</legend>
      {data.roomTypes.map(({ _id, name }) => (
        <Checkbox
          key={_id}
          label={say(name)}
          checked={value.includes(_id)}
          onChange={(wanted) => onChange(wanted ? [...value, _id] : value.filter((value) => value !== _id))}
        />
      ))}
      <p className="hint">{t("fields.roomsHint")}</p>
    </fieldset>
  );
}
