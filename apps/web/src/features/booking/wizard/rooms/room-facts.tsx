import { memo } from "react";
import { AmenityIcon } from "../../../../business/catalogue/amenity-icon.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconRipple, IconRulerMeasure, IconUsers } from "../../../../ui/icons/index.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { RoomTypeOffer } from "../calls.ts";
import styles from "./rooms.module.css";

/** What a kind of room is: for how many, how large, and what is special about it and what it has. */
export const RoomFacts = memo(function RoomFacts({ type }: { type: RoomTypeOffer }) {
  const { t } = useTranslation("booking");
  const { say } = useLanguage();
  return (
    <>
      <ul className={styles.facts}>
        <li>
          <Icon of={IconUsers} size="s" />
          {t("rooms.pax", { least: type.minPax, most: type.maxPax })}
        </li>
        <li>
          <Icon of={IconRulerMeasure} size="s" />
          {type.sizeSqm} m²
        </li>
        <li>
          <Icon of={IconRipple} size="s" />
          {say(type.highlight)}
        </li>
      </ul>
      <p className="muted">{say(type.summary)}</p>
      {type.amenities.length > 0 && (
        <ul className={classNames("hint", styles.amenities)}>
          {type.amenities.map((amenity) => (
            <li key={amenity.en}>
              <AmenityIcon icon={amenity.icon} size="s" />
              {say(amenity)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
});
