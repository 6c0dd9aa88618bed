import { notFound, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { isFailure } from "../../../../api/call-failure.ts";
import { useCall } from "../../../../api/use-call.ts";
import { ReviewsSection, ScoreText } from "../../../../business/reviews/reviews-section.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../../shell/page-address.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconMoon, IconToolsKitchen2, IconUsers } from "../../../../ui/icons/index.ts";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { type PackageFacts, packagePage } from "../calls.ts";
import { Gallery } from "../gallery/gallery.tsx";
import { PageShape } from "../page-shape.tsx";
import { RoomTypeCards } from "../room-type-cards.tsx";
import styles from "../stay-pages.module.css";
import { BookBar } from "./book-bar.tsx";
import { Crossing } from "./crossing.tsx";
import { Included } from "./included.tsx";
import { Policy } from "./policy.tsx";
import { Prices } from "./prices.tsx";
import { useStay } from "./use-stay.ts";

/** A package on a page of its own, for who looks round and for who comes by a link. */
export default function PackagePage() {
  const { slug } = useParamsAt("/packages/$slug");
  const { data, error, refetch } = useCall(packagePage, { params: { slug } }, { enabled: slug !== "" });
  const navigate = useNavigate();
  const now = data?.package.slug;
  useEffect(() => {
    if (now !== undefined && slug !== "" && now !== slug)
      void navigate({ to: "/packages/$slug", params: { slug: now }, replace: true });
  }, [now, slug, navigate]);
  if (data === undefined && isFailure(error, "NOT_FOUND")) throw notFound();
  if (data === undefined && error) return <ErrorState error={error} retry={() => void refetch()} />;
  return data === undefined ? <PageShape /> : <ShownPackage facts={data} />;
}

function ShownPackage({ facts }: { facts: PackageFacts }) {
  const { t } = useTranslation("stay-pages");
  const { say } = useLanguage();
  const stay = useStay(facts);
  const { _id, name, summary, picture, pictures, score } = facts.package;
  const shown = pictures.length > 0 ? pictures : [{ picture, alt: name }];
  const { option } = stay;
  return (
    <article className={styles.page}>
      <PageTitle text={say(name)} />
      <meta name="description" content={say(summary)} />
      <header className={styles.head}>
        <h1 className="display">{say(name)}</h1>
        {score && (
          <a href="#reviews" className={styles.toReviews}>
            <ScoreText score={score} />
          </a>
        )}
        {option && (
          <ul className={styles.facts}>
            <li>
              <Icon of={IconMoon} size="s" />
              {t("length", { days: option.nights + 1, count: option.nights })}
            </li>
            <li>
              <Icon of={IconToolsKitchen2} size="s" />
              {t(`meals.${option.meals}`)}
            </li>
            <li>
              <Icon of={IconUsers} size="s" />
              {t("party", { count: stay.party.adults + stay.party.childAges.length })}
            </li>
          </ul>
        )}
      </header>
      <Gallery pictures={shown} name={say(name)} />
      <BookBar facts={facts} stay={stay} />
      <Included facts={facts} stay={stay} />
      <Prices stay={stay} />
      <section className={styles.section} aria-labelledby="rooms">
        <h2 className="display" id="rooms">
          {t("rooms.title")}
        </h2>
        <p className={styles.lead}>{t("rooms.lead")}</p>
        <RoomTypeCards types={facts.roomTypes} />
      </section>
      <Crossing facts={facts} />
      <ReviewsSection name={say(name)} of={{ packageId: _id }} score={score} className={styles.section} />
      <Policy stay={stay} />
    </article>
  );
}
