import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AddOnId } from "@pulau/domain/ids.ts";
import { memo } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText } from "../../../../ui/format.ts";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { NumberField } from "../../../../ui/number-field.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Select } from "../../../../ui/text-fields.tsx";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { AddOnOffer } from "../calls.ts";
import styles from "./add-ons.module.css";
import type { AddOnChoice } from "./chosen-add-ons.ts";

type Props = {
  offer: AddOnOffer;
  choice: AddOnChoice | null;
  persons: number;
  checkIn: Day;
  failure: unknown;
  onChange: (addOnId: AddOnId, count: number, day: Day | null) => void;
};

/** One add-on with its picture, its count and, where it has one, its day. Drawn anew when its own choice changes. */
export const AddOnCard = memo(function AddOnCard(props: Props) {
  const { offer, choice, persons, checkIn, failure, onChange } = props;
  const { t } = useTranslation("booking");
  const { say, language } = useLanguage();
  const sayFailure = useFailureText();
  const count = choice?.count ?? 0;
  const { days } = offer;
  const day = offer.needsDay
    ? (choice?.day ?? days.find((offered) => offered > checkIn) ?? days[0] ?? checkIn)
    : null;
  // Who chose a day before it was closed still sees which.
  const shown = day === null || days.includes(day) ? days : [...days, day].toSorted();
  const stock = offer.left === null ? Number.POSITIVE_INFINITY : offer.left + count;
  const most = Math.min(offer.most, stock, offer.per === "person" ? persons : Number.POSITIVE_INFINITY);
  const name = say(offer.name);
  const left =
    offer.left === null
      ? null
      : t(offer.left === 0 ? "addOns.soldOut" : "addOns.left", { count: offer.left });
  return (
    <li>
      <fieldset className={styles.card} aria-label={name}>
        {offer.pictures[0] && (
          <Picture
            name={offer.pictures[0].picture}
            alt={say(offer.pictures[0].alt)}
            sizes="(max-width: 559px) 112px, 380px"
            className={styles.picture}
          />
        )}
        <div className={styles.words}>
          <h3>{name}</h3>
          <p className="muted">{say(offer.summary)}</p>
          <p className={styles.price}>
            <span className="strong">
              <Money sen={offer.sen} converted />
            </span>{" "}
            <span className="hint">
              {t(`addOns.${offer.per}`)}
              {left !== null && ` · ${left}`}
            </span>
          </p>
        </div>
        <div className={styles.act}>
          {offer.needsDay && count > 0 && (
            <Select
              label={t("addOns.day", { name })}
              value={day ?? ""}
              choices={shown.map((day) => ({ value: day, text: dayText(day, language, "weekday") }))}
              onChange={(next) => onChange(offer._id, count, next)}
            />
          )}
          <NumberField
            label={t("addOns.count")}
            value={count}
            most={Math.max(count, most)}
            error={failure === null ? null : sayFailure(failure)}
            onChange={(next) => onChange(offer._id, next, day)}
          />
        </div>
      </fieldset>
    </li>
  );
});
