import { enquiryStyles, StyledChip, waitStyles } from "../../../business/state-styles.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { Enquiry, Entry } from "./calls.ts";

export function WaitChip({ state }: Pick<Entry, "state">) {
  const { t } = useTranslation("waiting");
  return <StyledChip face={waitStyles[state]}>{t(`states.${state}`)}</StyledChip>;
}

export function EnquiryChip({ state }: Pick<Enquiry, "state">) {
  const { t } = useTranslation("waiting");
  return <StyledChip face={enquiryStyles[state]}>{t(`enquiryStates.${state}`)}</StyledChip>;
}
