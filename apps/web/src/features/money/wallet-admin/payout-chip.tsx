import { payoutStyles, StyledChip } from "../../../business/state-styles.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { Row } from "./calls.ts";

export function PayoutChip({ state }: Pick<Row, "state">) {
  const { t } = useTranslation("wallets");
  return <StyledChip face={payoutStyles[state]}>{t(`payouts.states.${state}`)}</StyledChip>;
}
