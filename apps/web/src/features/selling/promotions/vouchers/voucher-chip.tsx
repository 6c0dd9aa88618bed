import { type StateStyle, StyledChip } from "../../../../business/state-styles.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { IconCheck, IconClockOff, IconTicket, IconX } from "../../../../ui/icons/index.ts";
import type { Voucher } from "./calls.ts";

const faces = {
  active: ["success", IconTicket],
  used: ["neutral", IconCheck],
  expired: ["neutral", IconClockOff],
  void: ["danger", IconX],
} as const satisfies Record<Voucher["state"], StateStyle>;

export function VoucherChip({ state }: { state: Voucher["state"] }) {
  const { t } = useTranslation("promotions");
  return <StyledChip face={faces[state]}>{t(`voucher.states.${state}`)}</StyledChip>;
}
