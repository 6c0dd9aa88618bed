import { addDays } from "@pulau/domain/calendar/day.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { AddOnCard } from "../add-ons/add-on-card.tsx";
import styles from "../add-ons/add-ons.module.css";
import { withAddOn } from "../add-ons/chosen-add-ons.ts";
import { addOns } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { StepShape } from "../frame/step-form.tsx";
import { useChosenOption } from "../summary/stay-lines.tsx";
import type { SampleProps } from "./sample-props.ts";

/** The cards of what guests can add to the stay, by category. */
export function AddOnSample({ resort }: SampleProps) {
  const { t } = useTranslation(["sample", "booking"]);
  const { say } = useLanguage();
  const { json, edit } = useDraft();
  const { nights = 2 } = useChosenOption();
  const checkIn = json.checkIn ?? resort.today;
  const days = { checkIn, checkOut: addDays(checkIn, nights) };
  const { data, error, refetch } = useCall(addOns, { query: days }, { staleTime: 0 });
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data === undefined) return <StepShape what={t("booking:wait.addOns")} />;
  if (data.categories.length === 0)
    return (
      <EmptyState picture="lagoon-above" title={t("noAddOns")}>
        {t("noAddOnsText")}
      </EmptyState>
    );
  return data.categories.map((category) => (
    <section key={category._id} aria-labelledby={category._id}>
      <h2 className={styles.heading} id={category._id}>
        {say(category.name)}
      </h2>
      <ul className={styles.cards}>
        {category.addOns.map((offer) => (
          <AddOnCard
            key={offer._id}
            offer={offer}
            choice={json.addOns.find(({ addOnId }) => addOnId === offer._id) ?? null}
            persons={json.party.adults + json.party.childAges.length}
            checkIn={checkIn}
            failure={null}
            onChange={(_, count, day) =>
              edit({ addOns: withAddOn(json.addOns, { addOnId: offer._id, count, day }) })
            }
          />
        ))}
      </ul>
    </section>
  ));
}
