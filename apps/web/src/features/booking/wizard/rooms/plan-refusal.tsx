import type { RoomChoice } from "@pulau/contract/party.ts";
import { isFailure } from "../../../../api/call-failure.ts";
import { useBackend, useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Notice } from "../../../../ui/surfaces.tsx";
import { useAgency } from "../agent/use-agency.ts";
import { quote, type Resort } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { RequestOffer } from "../enquiry/request-offer.tsx";
import { useWizardFlow } from "../flow/wizard-flow.ts";

export type PlanRefusalCode = "NO_RATE" | "ON_ENQUIRY";

/**
 * Why rooms that were put together by hand have no price; null where they have one, while it is not known, and for staff,
 * agencies and changes of bookings, whose prices are their own.
 */
export function usePlanRefusal(rooms: readonly RoomChoice[], enabled: boolean): PlanRefusalCode | null {
  const { json, draftId } = useDraft();
  const { contract } = useAgency();
  const { changesBooking } = useWizardFlow();
  const isDesk = useBackend().side.name === "staff";
  const { optionId, checkIn, nights, party, extras, promoCode, boughtPackageId } = json;
  const stay = { nights, party, extras, promoCode, boughtPackageId, draftId, rooms: [...rooms] };
  const isOwnPrice = isDesk || changesBooking || contract !== null;
  const { error } = useCall(
    quote,
    { body: { optionId: optionId ?? "", checkIn: checkIn ?? "", ...stay } },
    { enabled: enabled && !isOwnPrice && optionId !== null && checkIn !== null },
  );
  if (isFailure(error, "NO_RATE")) return "NO_RATE";
  return isFailure(error, "ON_ENQUIRY") ? "ON_ENQUIRY" : null;
}

/** Says so where the rooms are put together, with the way on that there is. */
export function PlanRefusal({ code, resort }: { code: PlanRefusalCode; resort: Resort }) {
  const { t } = useTranslation("booking");
  if (code === "ON_ENQUIRY") return <RequestOffer resort={resort} why="price" />;
  return (
    <>
      <Notice tone="warning" title={t("rooms.noRate")}>
        {t("rooms.otherPlan")}
      </Notice>
      <RequestOffer resort={resort} why="package" />
    </>
  );
}
