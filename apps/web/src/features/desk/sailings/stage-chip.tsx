import type { BoardingStage } from "@pulau/domain/transport/boarding.ts";
import type { DisruptionReason } from "@pulau/domain/transport/disruption.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Chip, type ChipTone } from "../../../ui/chip.tsx";
import type { IconShape } from "../../../ui/icon.tsx";
import { IconClock, IconLock, IconProgress, IconX } from "../../../ui/icons/index.ts";

const looks: Record<BoardingStage, { tone: ChipTone; icon: IconShape }> = {
  planned: { tone: "neutral", icon: IconClock },
  boarding: { tone: "info", icon: IconProgress },
  closed: { tone: "success", icon: IconLock },
  cancelled: { tone: "danger", icon: IconX },
};

/** How far boarding is, or why there is none. */
export function StageChip({
  stage,
  reason,
}: {
  stage: BoardingStage;
  reason?: DisruptionReason | undefined;
}) {
  const { t } = useTranslation("sailings");
  return (
    <Chip {...looks[stage]}>
      {reason ? t("cancelledBecause", { reason: t(`reasons.${reason}`) }) : t(`stages.${stage}`)}
    </Chip>
  );
}
