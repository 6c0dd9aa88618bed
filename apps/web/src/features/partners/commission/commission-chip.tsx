import type { ShownState } from "@pulau/domain/commission/payouts.ts";
import { IconArrowBackUp, IconCheck, IconClock, IconHourglass, IconWallet, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Chip, type ChipTone } from "../../../ui/chip.tsx";
import type { IconShape } from "../../../ui/icon.tsx";

const faces = {
  forecast: ["dashed", IconHourglass],
  earned: ["primary", IconWallet],
  requested: ["warning", IconClock],
  paid: ["success", IconCheck],
  reversed: ["danger", IconArrowBackUp],
  dropped: ["neutral", IconX],
} as const satisfies Record<ShownState, readonly [ChipTone, IconShape]>;

export function CommissionChip({ state }: { state: ShownState }) {
  const { t } = useTranslation("commission");
  const [tone, icon] = faces[state];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`states.${state}`)}
    </Chip>
  );
}
