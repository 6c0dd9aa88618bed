import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { onDemand } from "../../../../ui/on-demand.tsx";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { type IslandFacts, island } from "../calls.ts";
import { PageShape } from "../page-shape.tsx";
import pageStyles from "../stay-pages.module.css";
import styles from "./island.module.css";
import { IslandMap, placeIcons } from "./island-map.tsx";
import { Journey } from "./journey.tsx";
import { type IslandPlace, placesOf } from "./places-of.ts";
import { SeaAndYear } from "./sea-and-year.tsx";

const WeatherForecast = onDemand(() => import("./weather-forecast.tsx"), "weather");

/** The resort's map with all that stands on it, how one gets there, and what the sea does. */
export default function IslandPage() {
  const { t } = useTranslation("stay-pages");
  const { say } = useLanguage();
  const { data, error, refetch } = useCall(island, {});
  if (data === undefined && error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data === undefined) return <PageShape />;
  return (
    <article className={pageStyles.page}>
      <PageTitle text={t("island.title")} />
      <meta name="description" content={say(data.lead) || t("island.description")} />
      <header className={pageStyles.head}>
        <h1 className="display">{t("island.title")}</h1>
        {say(data.lead) && <p className={pageStyles.lead}>{say(data.lead)}</p>}
      </header>
      <Places facts={data} />
      <Journey facts={data} />
      <WeatherForecast />
      <SeaAndYear facts={data} />
    </article>
  );
}

/** The map, and the same as a list: pressing a mark shows its line. */
function Places({ facts }: { facts: IslandFacts }) {
  const { t } = useTranslation("stay-pages");
  const [chosen, setChosen] = useState<string | null>(null);
  const places = placesOf(facts);
  const choose = (key: string) => {
    setChosen(key);
    document.getElementById(key)?.focus();
  };
  return (
    <section className={styles.body} aria-labelledby="places">
      {facts.map && (
        <IslandMap map={facts.map} places={places} chosen={chosen ? [chosen] : []} onChoose={choose} first />
      )}
      <h2 className="display" id="places">
        {t("island.places")}
      </h2>
      <ul className={styles.places}>
        {places.map((place) => (
          <PlaceLine key={place.key} place={place} isChosen={place.key === chosen} />
        ))}
      </ul>
    </section>
  );
}

function PlaceLine({ place, isChosen }: { place: IslandPlace; isChosen: boolean }) {
  const { t } = useTranslation("stay-pages");
  const { say } = useLanguage();
  const { key, kind, name, text, roomTypes } = place;
  return (
    <li id={key} tabIndex={-1} className={styles.place} data-chosen={isChosen || undefined}>
      <h3>
        <Icon of={placeIcons[kind]} />
        {say(name)}
      </h3>
      <small className="hint">{t(`island.kinds.${kind}`)}</small>
      {text && say(text) && <p className="muted">{say(text)}</p>}
      {roomTypes.length > 0 && (
        <p className={styles.types}>
          {roomTypes.map(({ _id, slug, name: typeName }) => (
            <Link key={_id} className="link" to="/rooms/$slug" params={{ slug }}>
              {say(typeName)}
            </Link>
          ))}
        </p>
      )}
    </li>
  );
}
