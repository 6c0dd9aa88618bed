import { useLatestReviews } from "../../../../business/reviews/reviews-section.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { DayRange, DayText, Money } from "../../../../ui/money-and-dates.tsx";
import { textAround } from "../../../../ui/text-around.ts";
import type { PackageFacts } from "../calls.ts";
import styles from "../stay-pages.module.css";
import type { ChosenStay } from "./use-stay.ts";

const parts = ["included", "prices", "rooms", "crossing", "reviews", "policy"] as const;

/** What the stay costs and the way to book it: below the menu, on a phone at the bottom of the page. */
export function BookBar({ facts, stay }: { facts: PackageFacts; stay: ChosenStay }) {
  const { t } = useTranslation("stay-pages");
  const { party, address, chosen, option } = stay;
  const hasReviews = useLatestReviews({ packageId: facts.package._id }) !== undefined;
  return (
    <div className={styles.bar}>
      <nav className={styles.parts} aria-label={t("parts.label")}>
        {parts
          .filter((part) => part !== "reviews" || hasReviews)
          .map((part) => (
            <a key={part} href={`#${part}`}>
              {t(`parts.${part}`)}
            </a>
          ))}
      </nav>
      <p className={styles.price} role="status">
        <BarPrice stay={stay} />
      </p>
      <LinkButton
        to="/booking/new"
        preload={false}
        search={{
          packageId: facts.package._id,
          ...(option && { optionId: option._id }),
          ...(chosen && { checkIn: chosen.checkIn }),
          adults: party.adults,
          ...(party.childAges.length > 0 && { children: party.childAges.join(",") }),
          ...(party.nonMalaysians > 0 && { nonMalaysians: party.nonMalaysians }),
          ...(address.code && { promoCode: address.code }),
        }}
      >
        {t(chosen ? "bar.seeRooms" : "bar.chooseDates")}
      </LinkButton>
    </div>
  );
}

function BarPrice({ stay: { chosen, lowest, lacksAge, party } }: { stay: ChosenStay }) {
  const { t } = useTranslation("stay-pages");
  const persons = party.adults + party.childAges.length;
  if (lacksAge) return <span className="hint">{t("bar.askAge")}</span>;
  if (chosen)
    return (
      <>
        <b>
          <Money sen={chosen.totalSen} converted />
        </b>
        <small className="hint">
          <DayRange from={chosen.checkIn} to={chosen.checkOut} shape="brief" />,{" "}
          {t("party", { count: persons })}
        </small>
      </>
    );
  if (lowest === undefined) return null;
  const [before, after] = textAround((price) => t("bar.from", { price }));
  return (
    <>
      <b>
        {before && <small>{before} </small>}
        <Money sen={lowest.totalSen} converted />
        {after && <small> {after}</small>}
      </b>
      <small className="hint">
        <DayText day={lowest.checkIn} shape="brief" />, {t("party", { count: persons })}
      </small>
    </>
  );
}
