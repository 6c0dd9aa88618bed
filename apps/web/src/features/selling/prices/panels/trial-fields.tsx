import { addDays, isDay } from "@pulau/domain/calendar/day.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { bedTypes } from "@pulau/domain/party/party.ts";
import { memo } from "react";
import type { RowSpeech } from "../../../../business/price-changes/row-words.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { DateField } from "../../../../ui/date-field.tsx";
import { NumberField } from "../../../../ui/number-field.tsx";
import { Select } from "../../../../ui/text-fields.tsx";
import type { PricedOptions } from "../calls.ts";
import { dependsOnBeds, dependsOnBookingDay, triedTypes } from "../model/first-trial.ts";
import { otherActivities, type Trial, withinParty } from "../model/trial.ts";
import styles from "../prices.module.css";
import { BuyerChoice } from "./buyer-choice.tsx";

export type TrialFieldsProps = Pick<PricedOptions, "roomTypes" | "priceLists" | "buyers"> & {
  readonly trial: Trial;
  readonly onTrial: (trial: Trial) => void;
  readonly card: RateBook;
  readonly speech: RowSpeech;
};

type PartProps = Pick<TrialFieldsProps, "trial" | "card"> & {
  readonly onChange: (part: Partial<Trial>) => void;
};

function AllTrialFields({ trial, onTrial, card, roomTypes, speech, priceLists, buyers }: TrialFieldsProps) {
  const { t } = useTranslation("prices");
  const change = (part: Partial<Trial>) => {
    const changed = { ...trial, ...part };
    onTrial({ ...changed, activities: withinParty(changed) });
  };
  const offered = triedTypes(
    card,
    roomTypes.map(({ _id }) => _id),
  );
  return (
    <div className={styles.trial}>
      <BuyerChoice {...{ trial, card, speech, priceLists, buyers }} onChange={change} />
      <StayDates {...{ trial, card }} onChange={change} />
      <NumberField
        label={t("quote.adults")}
        value={trial.adults}
        least={1}
        most={100}
        onChange={(adults) => change({ adults, rooms: Math.min(trial.rooms, adults) })}
      />
      <NumberField
        label={t("quote.children")}
        value={trial.childAges.length}
        least={0}
        most={20}
        onChange={(count) =>
          change({ childAges: Array.from({ length: count }, (_, i) => trial.childAges[i] ?? 6) })
        }
      />
      {trial.childAges.map((age, i) => (
        <NumberField
          // biome-ignore lint/suspicious/noArrayIndexKey: children are told apart by their place alone
          key={i}
          label={t("quote.age", { number: i + 1 })}
          value={age}
          least={0}
          most={17}
          onChange={(next) =>
            change({ childAges: trial.childAges.map((old, at) => (at === i ? next : old)) })
          }
        />
      ))}
      <NumberField
        label={t("quote.foreign")}
        value={trial.nonMalaysians}
        least={0}
        most={trial.adults + trial.childAges.length}
        onChange={(nonMalaysians) => change({ nonMalaysians })}
      />
      <div className={styles.two}>
        <Select
          label={t("quote.room")}
          value={trial.roomTypeId}
          onChange={(roomTypeId) => change({ roomTypeId })}
          choices={offered.map((value) => ({ value, text: speech.typeName(value) }))}
        />
        <Select
          label={t("grid.sharing")}
          value={trial.bedType}
          onChange={(bedType) => change({ bedType: bedType as Trial["bedType"] })}
          choices={bedTypes.map((value) => ({ value, text: t(`sharing.${value}`) }))}
        />
      </div>
      <NumberField
        label={t("quote.rooms")}
        value={trial.rooms}
        least={1}
        most={trial.adults}
        onChange={(rooms) => change({ rooms })}
      />
      <RuleFields {...{ trial, card }} onChange={change} />
      <WordFields {...{ trial, card, speech }} onChange={change} />
    </div>
  );
}

/** The stay that is tried. Not drawn again while a cell is chosen or a line is pointed at. */
export const TrialFields = memo(AllTrialFields);

/** From when to when: an arrival that is moved past the departure takes it along. */
function StayDates({ trial, card, onChange: change }: PartProps) {
  const { t } = useTranslation("prices");
  return (
    <div className={styles.two}>
      <DateField
        label={t("quote.checkIn")}
        value={trial.checkIn}
        onChange={(text) => {
          const checkIn = isDay(text) ? text : "";
          const isAfter = checkIn !== "" && trial.checkOut <= checkIn;
          change({ checkIn, ...(isAfter && { checkOut: addDays(checkIn, card.option.nights) }) });
        }}
      />
      <DateField
        label={t("quote.checkOut")}
        value={trial.checkOut}
        onChange={(text) => change({ checkOut: isDay(text) ? text : "" })}
      />
    </div>
  );
}

/** What only some cards ask: how beds are made up, and when the stay is booked. */
function RuleFields({ trial, card, onChange: change }: PartProps) {
  const { t } = useTranslation("prices");
  return (
    <>
      {dependsOnBeds(card) && (
        <Select
          label={t("quote.extraBeds")}
          empty={t("quote.asNeeded")}
          value={trial.extraBeds === null ? "" : String(trial.extraBeds)}
          onChange={(count) => change({ extraBeds: count === "" ? null : Number(count) })}
          choices={["0", "1", "2"].map((value) => ({
            value,
            text: value === "0" ? t("quote.noExtraBed") : value,
          }))}
        />
      )}
      {dependsOnBookingDay(card) && (
        <DateField
          label={t("quote.bookedOn")}
          value={trial.bookedOn}
          onChange={(text) => change({ bookedOn: isDay(text) ? text : "" })}
        />
      )}
    </>
  );
}

/** What only some cards tell apart: how many do something else than the usual, and in which market the stay is bought. */
function WordFields({ trial, card, speech, onChange: change }: PartProps & Pick<TrialFieldsProps, "speech">) {
  const { t } = useTranslation("prices");
  const activities = otherActivities(card);
  const markets = [...new Set(card.rates.flatMap(({ market }) => market ?? []))];
  const counted = activities.reduce((sum, word) => sum + (trial.activities[word] ?? 0), 0);
  const left = Math.max(0, trial.adults + trial.childAges.length - counted);
  return (
    <>
      {activities.map((word) => (
        <NumberField
          key={word}
          label={t("quote.doing", { activity: speech.wordName(word) })}
          {...(card.activity && { hint: t("quote.othersDo", { activity: speech.wordName(card.activity) }) })}
          value={trial.activities[word] ?? 0}
          least={0}
          most={(trial.activities[word] ?? 0) + left}
          onChange={(count) => change({ activities: { ...trial.activities, [word]: count } })}
        />
      ))}
      {markets.length > 0 && (
        <Select
          label={t("fields.market")}
          empty={t("quote.usual")}
          value={trial.market ?? ""}
          onChange={(word) => change({ market: word || null })}
          choices={markets.map((value) => ({ value, text: speech.wordName(value) }))}
        />
      )}
    </>
  );
}
