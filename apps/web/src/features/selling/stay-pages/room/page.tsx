import { Link, notFound, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { isFailure } from "../../../../api/call-failure.ts";
import { useCall } from "../../../../api/use-call.ts";
import { AmenityIcon } from "../../../../business/catalogue/amenity-icon.tsx";
import { ReviewsSection, ScoreText } from "../../../../business/reviews/reviews-section.tsx";
import { useBedsText } from "../../../../business/use-beds-text.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../../shell/page-address.ts";
import { Icon } from "../../../../ui/icon.tsx";
import {
  IconBed,
  IconRipple,
  IconRulerMeasure,
  IconUsers,
  IconWheelchair,
} from "../../../../ui/icons/index.ts";
import { Picture } from "../../../../ui/picture.tsx";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { type RoomFacts, roomPage } from "../calls.ts";
import { Gallery } from "../gallery/gallery.tsx";
import { PageShape } from "../page-shape.tsx";
import styles from "../stay-pages.module.css";
import { RoomPlaces } from "./room-places.tsx";

/** A room type on a page of its own. */
export default function RoomPage() {
  const { slug } = useParamsAt("/rooms/$slug");
  const { data, error, refetch } = useCall(roomPage, { params: { slug } }, { enabled: slug !== "" });
  const navigate = useNavigate();
  const now = data?.roomType.slug;
  useEffect(() => {
    if (now !== undefined && slug !== "" && now !== slug)
      void navigate({ to: "/rooms/$slug", params: { slug: now }, replace: true });
  }, [now, slug, navigate]);
  if (data === undefined && isFailure(error, "NOT_FOUND")) throw notFound();
  if (data === undefined && error) return <ErrorState error={error} retry={() => void refetch()} />;
  return data === undefined ? <PageShape /> : <ShownRoom facts={data} />;
}

function ShownRoom({ facts }: { facts: RoomFacts }) {
  const { t } = useTranslation("stay-pages");
  const { say } = useLanguage();
  const { roomType, pictures } = facts;
  return (
    <article className={styles.page}>
      <PageTitle text={say(roomType.name)} />
      <meta name="description" content={say(roomType.summary)} />
      <header className={styles.head}>
        <h1 className="display">{say(roomType.name)}</h1>
        {roomType.score && (
          <a href="#reviews" className={styles.toReviews}>
            <ScoreText score={roomType.score} />
          </a>
        )}
        <p className={styles.lead}>{say(roomType.summary)}</p>
      </header>
      <Gallery pictures={pictures} name={say(roomType.name)} />
      <InRoom facts={facts} />
      <RoomPlaces facts={facts} />
      <ReviewsSection
        name={say(roomType.name)}
        of={{ roomTypeId: roomType._id }}
        score={roomType.score}
        className={styles.section}
      />
      <section className={styles.section} aria-labelledby="packages">
        <h2 className="display" id="packages">
          {t("room.packages")}
        </h2>
        <PackageCards packages={facts.packages} />
      </section>
    </article>
  );
}

/** For how many it is, how large, how its beds can stand, and what is in it. */
function InRoom({ facts: { roomType, stepFree, smoking } }: { facts: RoomFacts }) {
  const { t } = useTranslation("stay-pages");
  const { say } = useLanguage();
  const bedsText = useBedsText();
  const { minPax, maxPax, sizeSqm, highlight, bedOptions, amenities } = roomType;
  return (
    <section className={styles.section} aria-labelledby="room">
      <h2 className="display" id="room">
        {t("room.title")}
      </h2>
      <ul className={styles.facts}>
        <li>
          <Icon of={IconUsers} size="s" />
          {t("room.pax", { least: minPax, most: maxPax })}
        </li>
        <li>
          <Icon of={IconRulerMeasure} size="s" />
          {sizeSqm} m²
        </li>
        <li>
          <Icon of={IconRipple} size="s" />
          {say(highlight)}
        </li>
        {stepFree && (
          <li>
            <Icon of={IconWheelchair} size="s" />
            {t("room.stepFree")}
          </li>
        )}
        <li>{t(smoking ? "room.smoking" : "room.noSmoking")}</li>
      </ul>
      <div className={styles.split}>
        <div>
          <h3>{t("room.beds")}</h3>
          <ul className={styles.includes}>
            {bedOptions.map(({ bedOptionId, beds }) => (
              <li key={bedOptionId}>
                <Icon of={IconBed} size="s" />
                {bedsText(beds)}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t("room.amenities")}</h3>
          <ul className={styles.includes}>
            {amenities.map((amenity) => (
              <li key={amenity.en}>
                <AmenityIcon icon={amenity.icon} size="s" />
                {say(amenity)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function PackageCards({ packages }: { packages: RoomFacts["packages"] }) {
  const { t } = useTranslation("stay-pages");
  const { say } = useLanguage();
  return (
    <ul className={styles.cards}>
      {packages.map(({ _id, slug, name, summary, picture, nights }) => (
        <li key={_id} className={styles.card}>
          <Picture name={picture} sizes="(min-width: 760px) 300px, 100vw" />
          <div className={styles.cardBody}>
            <h3 className="display">
              <Link to="/packages/$slug" params={{ slug }} className={styles.cardLink}>
                {say(name)}
              </Link>
            </h3>
            <p className="hint">
              {t("room.nights", { count: nights.at(-1) ?? 1, list: nights.join(" / ") })}
            </p>
            <p className="muted">{say(summary)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
