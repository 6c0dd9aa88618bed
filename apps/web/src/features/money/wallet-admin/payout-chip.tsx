import { FaceChip, payoutFaces } from "../../../business/face-chip.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { Row } from "./calls.ts";

export function PayoutChip({ state }: Pick<Row, "state">) {
  const { t } = useTranslation("wallets");
  return <FaceChip face={payoutFaces[state]}>{t(`payouts.states.${state}`)}</FaceChip>;
}
