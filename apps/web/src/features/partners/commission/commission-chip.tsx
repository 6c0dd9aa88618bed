import type { ShownState } from "@pulau/domain/commission/payouts.ts";
import { type StateStyle, StyledChip } from "../../../business/state-styles.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import {
  IconArrowBackUp,
  IconCheck,
  IconClock,
  IconHourglass,
  IconWallet,
  IconX,
} from "../../../ui/icons/index.ts";

const faces = {
  forecast: ["dashed", IconHourglass],
  earned: ["primary", IconWallet],
  requested: ["warning", IconClock],
  paid: ["success", IconCheck],
  reversed: ["danger", IconArrowBackUp],
  dropped: ["neutral", IconX],
} as const satisfies Record<ShownState, StateStyle>;

export function CommissionChip({ state }: { state: ShownState }) {
  const { t } = useTranslation("commission");
  return <StyledChip face={faces[state]}>{t(`states.${state}`)}</StyledChip>;
}
