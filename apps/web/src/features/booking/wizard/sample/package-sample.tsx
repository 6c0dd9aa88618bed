import type { OptionId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { isFailure } from "../../../../api/call-failure.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { packages } from "../calls.ts";
import { ChoiceList } from "../frame/choice-card.tsx";
import { StepShape } from "../frame/step-form.tsx";
import { PackageCard } from "../package/package-card.tsx";
import type { SampleProps } from "./sample-props.ts";

/** The cards of what is sold, or of one package. */
export function PackageSample({ resort, json, prices, packageId }: SampleProps) {
  const { t } = useTranslation(["sample", "booking"]);
  const { data, error, refetch } = useCall(packages, { query: { package: packageId } }, { staleTime: 0 });
  const [chosen, setChosen] = useState<OptionId | null>(null);
  if (error && !isFailure(error, "NOT_FOUND"))
    return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data && !error) return <StepShape what={t("booking:wait.packages")} />;
  const offers =
    data?.packages.filter(({ _id }) => packageId === undefined || String(_id) === packageId) ?? [];
  if (offers.length === 0)
    return (
      <EmptyState picture="lagoon-above" title={t(packageId === undefined ? "noPackages" : "offSale")}>
        {t(packageId === undefined ? "noPackagesText" : "offSaleText")}
      </EmptyState>
    );
  return (
    <ChoiceList>
      {offers.map((offer) => {
        const priced = prices.find((price) => price.package._id === offer._id);
        return (
          <PackageCard
            key={offer._id}
            resort={resort}
            offer={offer}
            prices={priced?.options ?? []}
            best={priced?.optionId}
            checkIn={json.checkIn}
            persons={json.party.adults + json.party.childAges.length}
            chosen={offer.options.some(({ _id }) => _id === chosen) ? chosen : null}
            onChoose={setChosen}
          />
        );
      })}
    </ChoiceList>
  );
}
