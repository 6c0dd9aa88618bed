import type { Day } from "@pulau/domain/calendar/day.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useCall } from "../../../../../api/use-call.ts";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { dayText } from "../../../../../ui/format.ts";
import { NumberField } from "../../../../../ui/number-field.tsx";
import { Select } from "../../../../../ui/text-fields.tsx";
import { useFailureText } from "../../../../../ui/use-failure-text.ts";
import { useLanguage } from "../../../../../ui/use-language.ts";
import { ExtrasCard } from "../../add-ons/extras-card.tsx";
import { useAddOns } from "../../add-ons/use-add-ons.ts";
import { type AddOnOffer, addOns, type Resort } from "../../calls.ts";
import { useDraft } from "../../draft/draft-context.ts";
import { useHold } from "../../hold/hold-context.ts";
import { useChosenOption } from "../../summary/stay-lines.tsx";
import styles from "./panel.module.css";

type LineProps = {
  offer: AddOnOffer;
  checkIn: Day;
  failure: unknown;
  onChange: ReturnType<typeof useAddOns>["change"];
};

/** One extra: how many, and on which day where it has one. */
function ExtraLine({ offer, checkIn, failure, onChange }: LineProps) {
  const { t } = useTranslation(["new-booking", "booking"]);
  const { say, language } = useLanguage();
  const sayFailure = useFailureText();
  const { json } = useDraft();
  const choice = json.addOns.find(({ addOnId }) => addOnId === offer._id);
  const count = choice?.count ?? 0;
  const persons = json.party.adults + json.party.childAges.length;
  const day = offer.needsDay
    ? (choice?.day ?? offer.days.find((offered) => offered > checkIn) ?? offer.days[0] ?? checkIn)
    : null;
  const days = day === null || offer.days.includes(day) ? offer.days : [...offer.days, day].toSorted();
  const stock = offer.left === null ? Number.POSITIVE_INFINITY : offer.left + count;
  const most = Math.min(offer.most, stock, offer.per === "person" ? persons : Number.POSITIVE_INFINITY);
  return (
    <li>
      <NumberField
        label={say(offer.name)}
        hint={`${formatRinggit(offer.sen)} ${t(`booking:addOns.${offer.per}`)}`}
        value={count}
        most={Math.max(count, most)}
        error={failure === undefined ? null : sayFailure(failure)}
        onChange={(next) => onChange(offer._id, next, day)}
      />
      {day !== null && count > 0 && (
        <Select
          label={t("booking:addOns.day", { name: say(offer.name) })}
          value={day}
          choices={days.map((offered) => ({ value: offered, text: dayText(offered, language, "weekday") }))}
          onChange={(next) => onChange(offer._id, count, next)}
        />
      )}
    </li>
  );
}

/** Add-ons and the price list's own extras, folded until somebody wants one. */
export function ExtraFields({ resort }: { resort: Resort }) {
  const { t } = useTranslation("new-booking");
  const { json } = useDraft();
  const { hold } = useHold();
  const { nights } = useChosenOption();
  const { change, choose, failures } = useAddOns();
  const checkIn = json.checkIn ?? resort.today;
  const checkOut = hold?.quote.checkOut ?? addDays(checkIn, nights ?? 1);
  const list = useCall(addOns, { query: { checkIn, checkOut } }, { keepPrevious: true });
  const offers = list.data?.categories.flatMap((category) => category.addOns) ?? [];
  const count = json.addOns.length + json.extras.length;
  if (offers.length === 0) return null;
  return (
    <details className={styles.extras}>
      <summary>{count === 0 ? t("extras") : t("extrasChosen", { count })}</summary>
      <ul>
        {offers.map((offer) => (
          <ExtraLine
            key={offer._id}
            {...{ offer, checkIn }}
            failure={failures[offer._id]}
            onChange={change}
          />
        ))}
      </ul>
      <ExtrasCard failures={failures} onChoose={choose} />
    </details>
  );
}
