import { resort } from "../../../../api/resort.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconBus, IconFerry } from "../../../../ui/icons/index.ts";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { textAround } from "../../../../ui/text-around.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { IslandFacts } from "../calls.ts";
import { timesByWay } from "../ferry-times.ts";
import pageStyles from "../stay-pages.module.css";
import styles from "./island.module.css";

/** How one gets to the island: the roads to the jetty and the boats from there, with their times. */
export function Journey({ facts: { roads } }: { facts: IslandFacts }) {
  const { t } = useTranslation("stay-pages");
  const { data: place } = useCall(resort, {});
  return (
    <section className={pageStyles.section} aria-labelledby="journey">
      <h2 className="display" id="journey">
        {t("journey.title")}
      </h2>
      <ol className={styles.stops}>
        {roads.map((road) => (
          <RoadLine key={`${road.from.en} ${road.to.en} ${road.vehicle.en}`} road={road} />
        ))}
        {timesByWay(place?.ferries ?? []).map(({ direction, times, from, to }) => (
          <li key={`${direction} ${from} ${to}`}>
            <Icon of={IconFerry} />
            <span>
              <b>
                {times.join(" · ")}, {t("crossing.way", { from, to })}
              </b>
              {place && (
                <small className="hint">
                  {t("journey.boat", { count: place.boats.crossingMinutes, early: place.boats.boardMinutes })}
                </small>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function RoadLine({ road }: { road: IslandFacts["roads"][number] }) {
  const { t } = useTranslation("stay-pages");
  const { say } = useLanguage();
  const { from, to, vehicle, minutes, firstTime, lastTime, adultSen } = road;
  const [before, after] = textAround((price) => t("journey.each", { price }));
  return (
    <li>
      <Icon of={IconBus} />
      <span>
        <b>{t("crossing.way", { from: say(from), to: say(to) })}</b>
        <small className="hint">
          {t("journey.road", { vehicle: say(vehicle), count: minutes, first: firstTime, last: lastTime })}
          {adultSen !== null && (
            <>
              {" · "}
              {before} <Money sen={adultSen} converted /> {after}
            </>
          )}
        </small>
      </span>
    </li>
  );
}
