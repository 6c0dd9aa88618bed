import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Panel, PanelEmpty } from "../../../../ui/panel.tsx";
import { type Choices, movedOnto, type Party, type Place, seatsTaken } from "../calls.ts";
import styles from "../disruptions.module.css";
import { useBoatText } from "../use-boat-text.ts";

/** The boats that somebody is put onto, and the others of the day, with what is left of each. */
export function PlacesPanel({
  parties,
  choices,
  places,
}: {
  parties: readonly Party[];
  choices: Choices;
  places: readonly Place[];
}) {
  const { t } = useTranslation("disruptions");
  const boatText = useBoatText();
  const moved = movedOnto(parties, choices);
  const taken = seatsTaken(parties, choices, places);
  const days = parties.map(({ was }) => was.day);
  const near = places.filter(
    ({ sailingId, day }) =>
      moved.has(sailingId) ||
      (days.includes(day) && parties.some((party) => party.places.includes(sailingId))),
  );
  return (
    <Panel title={t("places.title")}>
      {near.length === 0 && <PanelEmpty>{t("places.none")}</PanelEmpty>}
      <ul className={styles.lines}>
        {near.map((place) => {
          const count = moved.get(place.sailingId) ?? 0;
          const left = place.left - (taken.get(place.sailingId) ?? 0);
          return (
            <li key={place.sailingId}>
              <span className={count > 0 ? "strong" : undefined}>{boatText(place)}</span>
              <span data-full={left < 0 ? "" : undefined}>
                {left < 0 ? t("places.short", { count: -left }) : t("places.left", { count: left })}
              </span>
              <small>
                {t(`ways.${place.direction}`)}
                {count > 0 && <> · {t("places.moved", { count })}</>}
              </small>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** Whether some boat has too few seats for those who are put onto it. */
export const isOverfull = (
  parties: readonly Party[],
  choices: Choices,
  places: readonly Place[],
): boolean => {
  const taken = seatsTaken(parties, choices, places);
  return places.some(({ sailingId, left }) => (taken.get(sailingId) ?? 0) > left);
};
