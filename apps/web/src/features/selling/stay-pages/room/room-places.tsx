import { Link } from "@tanstack/react-router";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { listText } from "../../../../ui/format.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconMapPin } from "../../../../ui/icons/index.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { island, type RoomFacts } from "../calls.ts";
import { IslandMap } from "../island/island-map.tsx";
import { placesOf } from "../island/places-of.ts";
import styles from "../stay-pages.module.css";

/** In which houses such rooms are and on which floors, and where that is on the island. */
export function RoomPlaces({ facts: { places } }: { facts: RoomFacts }) {
  const { t } = useTranslation("stay-pages");
  const { language } = useLanguage();
  const { data } = useCall(island, {});
  const ids = places.map(({ _id }) => _id as string);
  if (places.length === 0) return null;
  const onMap = places.some(({ x }) => x !== null);
  return (
    <section className={styles.section} aria-labelledby="where">
      <h2 className="display" id="where">
        {t("room.where")}
      </h2>
      <ul className={styles.facts}>
        {places.map(({ _id, name, floors }) => (
          <li key={_id}>
            <Icon of={IconMapPin} size="s" />
            {floors.length > 0 ? t("room.floors", { name, floors: listText(floors, language) }) : name}
          </li>
        ))}
      </ul>
      {data?.map && onMap && <IslandMap map={data.map} places={placesOf(data)} chosen={ids} />}
      <p>
        <Link className="link" to="/island">
          {t("crossing.island")}
        </Link>
      </p>
    </section>
  );
}
