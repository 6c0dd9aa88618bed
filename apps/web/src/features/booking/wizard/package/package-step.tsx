import type { OptionId, PackageId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { FieldError } from "../../../../ui/field-frame.tsx";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { useRuleText } from "../../../../ui/use-failure-text.ts";
import { type OptionPrice, packagePrices } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { RequestOffer } from "../enquiry/request-offer.tsx";
import { partyQuery } from "../flow/stay-search.ts";
import { useWizardFlow } from "../flow/wizard-flow.ts";
import { ChoiceList } from "../frame/choice-card.tsx";
import { StepForm, StepShape } from "../frame/step-form.tsx";
import type { StepProps } from "../frame/step-gate.tsx";
import { useHold } from "../hold/hold-context.ts";
import { useChangeStay } from "../party/use-change-stay.ts";
import { usePartyText } from "../party/use-party-text.ts";
import { PackageCard } from "./package-card.tsx";
import { usePackages } from "./use-packages.ts";

/** Rooms that are held count as taken to everybody, so what is chosen costs what it is held for. */
function useHeldPrice() {
  const { json } = useDraft();
  const { hold, state } = useHold();
  return (price: OptionPrice): OptionPrice =>
    hold !== null && state === "live" && price.optionId === json.optionId && json.checkIn !== null
      ? { ...price, totalSen: hold.quote.totalSen, checkIn: json.checkIn }
      : price;
}

export default function PackageStep({ resort }: StepProps) {
  const { t } = useTranslation("booking");
  const { json } = useDraft();
  const { changesBooking } = useWizardFlow();
  // Whoever moves a stay has its own rooms beside those that are free.
  const checkIn = changesBooking ? null : json.checkIn;
  const toHeld = useHeldPrice();
  const changeStay = useChangeStay();
  const ruleText = useRuleText();
  const partyText = usePartyText(resort.bands);
  const [missing, setMissing] = useState(false);
  const list = usePackages();
  const prices = useCall(
    packagePrices,
    {
      query: {
        ...partyQuery(json.party),
        ...(json.packageId !== null && { package: json.packageId }),
        ...(checkIn !== null && { checkIn }),
      },
    },
    { keepPrevious: true },
  );
  const priceOf = (packageId: PackageId) =>
    prices.data?.packages.find((price) => price.package._id === packageId);
  // What was bought ahead is for its own package.
  const fixed = json.boughtPackageId !== null;
  const shown = list.data?.packages.filter(({ _id }) => !fixed || _id === json.packageId);
  const choose = (packageId: PackageId, optionId: OptionId) => {
    setMissing(false);
    if (optionId !== json.optionId) changeStay({ packageId, optionId, nights: null });
  };
  return (
    <StepForm
      step="package"
      title={t("package.title")}
      lead={fixed ? t("package.ahead") : t("package.lead", { party: partyText(json.party) })}
      onContinue={() => {
        setMissing(json.optionId === null);
        return json.optionId !== null;
      }}
    >
      {list.error && <ErrorState error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <StepShape what={t("wait.packages")} />}
      {shown?.length === 0 && (
        <EmptyState picture="lagoon-above" title={t("package.none")}>
          {t("package.noneText")}
        </EmptyState>
      )}
      {missing && <FieldError>{ruleText("required")}</FieldError>}
      <ChoiceList>
        {shown?.map((shownOffer) => (
          <PackageCard
            key={shownOffer._id}
            resort={resort}
            offer={shownOffer}
            prices={prices.data && (priceOf(shownOffer._id)?.options.map(toHeld) ?? [])}
            best={priceOf(shownOffer._id)?.optionId}
            checkIn={checkIn}
            persons={json.party.adults + json.party.childAges.length}
            chosen={json.packageId === shownOffer._id ? json.optionId : null}
            onChoose={(optionId) => choose(shownOffer._id, optionId)}
          />
        ))}
      </ChoiceList>
      <RequestOffer resort={resort} why="package" />
    </StepForm>
  );
}
