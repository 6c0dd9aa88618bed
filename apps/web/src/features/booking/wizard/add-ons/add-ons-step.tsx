import { addDays } from "@pulau/domain/calendar/day.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { ErrorState } from "../../../../ui/states.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useSteady } from "../../../../ui/use-same.ts";
import { type AddOnOffer, addOns } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { StepForm, StepShape } from "../frame/step-form.tsx";
import type { StepProps } from "../frame/step-gate.tsx";
import { useHold } from "../hold/hold-context.ts";
import { useChosenOption } from "../summary/stay-lines.tsx";
import { AddOnCard } from "./add-on-card.tsx";
import styles from "./add-ons.module.css";
import { AdditionalCards } from "./additional-card.tsx";
import { ExtrasCard } from "./extras-card.tsx";
import { IncludedCard } from "./included-card.tsx";
import { useAddOns } from "./use-add-ons.ts";

export default function AddOnsStep({ resort }: StepProps) {
  const { t } = useTranslation("booking");
  const { say } = useLanguage();
  const { json } = useDraft();
  const { nights } = useChosenOption();
  const { hold } = useHold();
  const { change, choose, settle, failures } = useAddOns();
  const onChange = useSteady(change);
  const checkIn = json.checkIn ?? resort.today;
  const checkOut = hold?.quote.checkOut ?? addDays(checkIn, nights ?? 1);
  const list = useCall(addOns, { query: { checkIn, checkOut } });
  const card = (offer: AddOnOffer) => (
    <AddOnCard
      key={offer._id}
      offer={offer}
      choice={json.addOns.find(({ addOnId }) => addOnId === offer._id) ?? null}
      persons={json.party.adults + json.party.childAges.length}
      checkIn={checkIn}
      failure={failures[offer._id] ?? null}
      onChange={onChange}
    />
  );
  return (
    <StepForm
      step="addOns"
      title={t("addOns.title")}
      lead={t(list.data?.categories.length === 0 ? "addOns.none" : "addOns.lead")}
      onContinue={settle}
    >
      {list.error && <ErrorState error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <StepShape what={t("wait.addOns")} />}
      <IncludedCard />
      <ExtrasCard failures={failures} onChoose={choose} />
      <AdditionalCards card={card} />
      {list.data?.categories.map((category) => (
        <section key={category._id} aria-labelledby={category._id}>
          <h2 className={styles.heading} id={category._id}>
            {say(category.name)}
          </h2>
          <ul className={styles.cards}>{category.addOns.map(card)}</ul>
        </section>
      ))}
    </StepForm>
  );
}
