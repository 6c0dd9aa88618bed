import { IconCheck, IconClockOff, IconTicket, IconX } from "@tabler/icons-react";
import { type Face, FaceChip } from "../../../../business/face-chip.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { Voucher } from "./calls.ts";

const faces = {
  active: ["success", IconTicket],
  used: ["neutral", IconCheck],
  expired: ["neutral", IconClockOff],
  void: ["danger", IconX],
} as const satisfies Record<Voucher["state"], Face>;

export function VoucherChip({ state }: { state: Voucher["state"] }) {
  const { t } = useTranslation("promotions");
  return <FaceChip face={faces[state]}>{t(`voucher.states.${state}`)}</FaceChip>;
}
