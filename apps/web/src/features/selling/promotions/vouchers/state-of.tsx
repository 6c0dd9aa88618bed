import { IconCheck, IconClockOff, IconTicket, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Chip, type ChipTone } from "../../../../ui/chip.tsx";
import type { IconShape } from "../../../../ui/icon.tsx";
import type { Voucher } from "./calls.ts";

const faces = {
  active: ["success", IconTicket],
  used: ["neutral", IconCheck],
  expired: ["neutral", IconClockOff],
  void: ["danger", IconX],
} as const satisfies Record<Voucher["state"], readonly [ChipTone, IconShape]>;

export function VoucherChip({ state }: { state: Voucher["state"] }) {
  const { t } = useTranslation("promotions");
  const [tone, icon] = faces[state];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`voucher.states.${state}`)}
    </Chip>
  );
}
