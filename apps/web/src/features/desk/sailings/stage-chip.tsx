import type { BoardingStage } from "@pulau/domain/transport/boarding.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Chip, type ChipTone } from "../../../ui/chip.tsx";
import type { IconShape } from "../../../ui/icon.tsx";
import { IconClock, IconLock, IconProgress } from "../../../ui/icons/index.ts";

const looks: Record<BoardingStage, { tone: ChipTone; icon: IconShape }> = {
  planned: { tone: "neutral", icon: IconClock },
  boarding: { tone: "info", icon: IconProgress },
  closed: { tone: "success", icon: IconLock },
};

/** How far boarding is. */
export function StageChip({ stage }: { stage: BoardingStage }) {
  const { t } = useTranslation("sailings");
  return <Chip {...looks[stage]}>{t(`stages.${stage}`)}</Chip>;
}
