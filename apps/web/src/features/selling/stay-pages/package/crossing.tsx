import type { PageBoat } from "@pulau/contract/stay-pages.ts";
import { Link } from "@tanstack/react-router";
import { resort } from "../../../../api/resort.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText, rangeText } from "../../../../ui/format.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconFerry, IconSpeedboat } from "../../../../ui/icons/index.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { PackageFacts } from "../calls.ts";
import { timesByWay } from "../ferry-times.ts";
import styles from "../stay-pages.module.css";

/** Which boats the package goes with, when, and which are in its price. */
export function Crossing({ facts }: { facts: PackageFacts }) {
  const { t } = useTranslation("stay-pages");
  const { data: place } = useCall(resort, {});
  return (
    <section className={styles.section} aria-labelledby="crossing">
      <h2 className="display" id="crossing">
        {t("crossing.title")}
      </h2>
      {place && place.ferries.length > 0 && (
        <ul className={styles.times}>
          {timesByWay(place.ferries).map(({ direction, times, from, to }) => (
            <li key={`${direction} ${from} ${to}`}>
              <b>{times.join(" · ")}</b> {t("crossing.way", { from, to })}
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.boats}>
        {facts.boats.map((boat) => (
          <BoatLine key={boat._id} boat={boat} />
        ))}
      </ul>
      <p>
        <Link className="link" to="/island">
          {t("crossing.island")}
        </Link>
      </p>
    </section>
  );
}

function BoatLine({ boat }: { boat: PageBoat }) {
  const { t } = useTranslation("stay-pages");
  const { say, language } = useLanguage();
  const { kind, name, seats, included, without } = boat;
  const days =
    without?.from && without.to
      ? rangeText(without.from, without.to, language)
      : without?.from
        ? t("crossing.fromDay", { day: dayText(without.from, language) })
        : without?.to && t("crossing.untilDay", { day: dayText(without.to, language) });
  return (
    <li>
      <Icon of={kind === "ferry" ? IconFerry : IconSpeedboat} />
      <span>
        <b>{say(name)}</b>
        <small className="hint">
          {t("crossing.seats", { count: seats })}
          {included.length > 0 &&
            ` · ${t(included.length === 2 ? "crossing.bothIncluded" : "crossing.oneIncluded")}`}
          {without && days && ` · ${t("crossing.without", { days })}`}
          {without?.reason && ` (${say(without.reason)})`}
        </small>
      </span>
    </li>
  );
}
