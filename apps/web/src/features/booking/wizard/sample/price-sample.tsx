import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { quote } from "../calls.ts";
import { StepShape } from "../frame/step-form.tsx";
import { PricedLines, PricedTotal } from "../summary/stay-lines.tsx";
import type { SampleProps } from "./sample-props.ts";

/** The price of the stay in the fewest rooms, line by line, as the guests' summary has it. */
export function PriceSample({ resort, json }: SampleProps) {
  const { t } = useTranslation(["sample", "booking"]);
  const { optionId, checkIn, party } = json;
  const isSold = optionId !== null && checkIn !== null;
  const { data, error, refetch } = useCall(
    quote,
    { body: { optionId: optionId ?? "", checkIn: checkIn ?? "", party } },
    { enabled: isSold, staleTime: 0 },
  );
  if (!isSold)
    return (
      <EmptyState picture="lagoon-above" title={t("noPrice")}>
        {t("noPriceText")}
      </EmptyState>
    );
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data === undefined) return <StepShape what={t("booking:wait.step")} />;
  return (
    <Card as="section" aria-labelledby="sample-price">
      <h2 className="display" id="sample-price">
        {t("booking:summary.title")}
      </h2>
      <PricedLines resort={resort} quote={data.quote} />
      <PricedTotal resort={resort} quote={data.quote} />
    </Card>
  );
}
