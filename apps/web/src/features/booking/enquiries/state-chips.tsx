import { enquiryStyles, type StateStyle, StyledChip, waitStyles } from "../../../business/state-styles.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { IconMail } from "../../../ui/icons/index.ts";
import type { Row, Waiting } from "./calls.ts";

/** A new one waits for staff; for who asked, it is only on its way. */
const staffFaces = { ...enquiryStyles, new: ["warning", IconMail] } as const satisfies Record<
  string,
  StateStyle
>;

export function EnquiryChip({ state }: Pick<Row, "state">) {
  const { t } = useTranslation("enquiries");
  return <StyledChip face={staffFaces[state]}>{t(`states.${state}`)}</StyledChip>;
}

export function WaitChip({ state }: Pick<Waiting, "state">) {
  const { t } = useTranslation("enquiries");
  return <StyledChip face={waitStyles[state]}>{t(`wait.states.${state}`)}</StyledChip>;
}
