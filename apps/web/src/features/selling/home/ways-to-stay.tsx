import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { resort } from "../../../api/resort.ts";
import { useCall } from "../../../api/use-call.ts";
import { useCancelWords } from "../../../business/cancel-words.ts";
import { firstCancelStep } from "../../../business/first-cancel-step.ts";
import { personsOf } from "../../../business/stay-choice.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { dayText } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconCheck, IconMoon } from "../../../ui/icons/index.ts";
import { Money } from "../../../ui/money-and-dates.tsx";
import { onDemand } from "../../../ui/on-demand.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { textAround } from "../../../ui/text-around.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { askAges } from "./ask-ages.ts";
import type { PackageOffer } from "./calls.ts";
import { useChoice } from "./use-choice.ts";
import { useStartBooking } from "./use-start-booking.ts";
import styles from "./ways-to-stay.module.css";

/** Few ever see it. */
const NoWays = onDemand(() => import("./no-ways.tsx"), "later");

const shownFirst = 3;
const sizes = "(max-width: 700px) 100vw, 400px";

/** The package's name, which leads to its page, and how long it is. */
function WayName({ way, nights }: { way: PackageOffer; nights: number | undefined }) {
  const { t } = useTranslation("home");
  const { say } = useLanguage();
  return (
    <div className={styles.name}>
      <h3 className="display">
        <Link to={`/packages/${way.package.slug}`}>{say(way.package.name)}</Link>
      </h3>
      {nights !== undefined && (
        <span className={styles.nights}>
          <Icon of={IconMoon} size="s" />
          {t("nights", { days: nights + 1, nights })}
        </span>
      )}
    </div>
  );
}

function WayCard({ way }: { way: PackageOffer }) {
  const { t } = useTranslation("home");
  const { say, language } = useLanguage();
  const { party, lacksAge } = useChoice();
  const { begin, busy } = useStartBooking();
  const option = way.package.options.find(({ _id }) => _id === way.optionId);
  const { data: place } = useCall(resort, {});
  const cancel = place && firstCancelStep(place.policy, way.checkIn, place.today);
  const cancelWords = useCancelWords();
  const name = say(way.package.name);
  const [before, after] = textAround((price) => t("ways.from", { price }));
  const choose = () =>
    lacksAge
      ? askAges()
      : begin({
          packageId: way.package._id,
          optionId: way.optionId,
          checkIn: way.checkIn,
          party,
          step: "dates",
        });
  return (
    <Card as="article" padded={false} className={styles.way}>
      <Picture name={way.package.picture} sizes={sizes} />
      <div className={styles.body}>
        <WayName way={way} nights={option?.nights} />
        <p>{say(way.package.summary)}</p>
        {option && (
          <ul className={styles.includes}>
            {option.includes.slice(0, 3).map((included) => (
              <li key={included.en}>
                <Icon of={IconCheck} size="s" />
                {say(included)}
              </li>
            ))}
            {cancel && (
              <li className={styles.cancel}>
                <Icon of={IconCheck} size="s" />
                {cancelWords(cancel)}
              </li>
            )}
          </ul>
        )}
        <div className={styles.foot}>
          {lacksAge ? (
            <span className={styles.price}>{t("party.askAge")}</span>
          ) : (
            <span className={styles.price}>
              <b>
                {before && <small>{before}</small>}
                <Money sen={way.totalSen} converted />
                {after && <small>{after}</small>}
              </b>
              {way.usualSen !== null && (
                <Chip tone="accent">
                  {t("ways.saves", { amount: formatRinggit(way.usualSen - way.totalSen) })}
                </Chip>
              )}
              {way.opensOn && (
                <Chip>{t("ways.opens", { day: dayText(way.opensOn, language, "brief") })}</Chip>
              )}
              <small>{t("ways.price", { count: personsOf(party) })}</small>
            </span>
          )}
          <Button kind="soft" busy={busy} aria-label={t("ways.chooseOf", { name })} onClick={choose}>
            {t("ways.choose")}
          </Button>
        </div>
      </div>
    </Card>
  );
}

const WaitingCards = ({ what }: { what: string }) => (
  <Waiting what={what}>
    <div className={styles.ways}>
      {["one", "two", "three"].map((key) => (
        <Card key={key} padded={false} className={styles.way}>
          <Skeleton height={226} radius={0} />
          <div className={styles.body}>
            <Skeleton width="60%" height={28} />
            <p>
              <Skeleton height={46} />
            </p>
            <div className={styles.foot}>
              <Skeleton width={130} height={40} />
              <Skeleton width={96} height={44} />
            </div>
          </div>
        </Card>
      ))}
    </div>
  </Waiting>
);

export function WaysToStay() {
  const { t } = useTranslation("home");
  const { offers, party } = useChoice();
  const [all, setAll] = useState(false);
  const ways = offers.data?.packages;
  return (
    <section className={styles.section} aria-labelledby="ways">
      <div className={styles.head}>
        <div>
          <h2 className="display" id="ways">
            {t("ways.title")}
          </h2>
          <p>{t("ways.text", { count: personsOf(party) })}</p>
        </div>
        {ways !== undefined && ways.length > shownFirst && (
          <Button kind="outline" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t("ways.fewer") : t("ways.all", { count: ways.length })}
          </Button>
        )}
      </div>
      {offers.error && ways === undefined && (
        <ErrorState error={offers.error} retry={() => offers.refetch()} />
      )}
      {offers.isPending && <WaitingCards what={t("ways.waiting")} />}
      {ways?.length === 0 && <NoWays sold={offers.data?.sold === true} />}
      {ways !== undefined && ways.length > 0 && (
        <div className={styles.ways}>
          {ways.slice(0, all ? undefined : shownFirst).map((way) => (
            <WayCard key={way.optionId} way={way} />
          ))}
        </div>
      )}
    </section>
  );
}
