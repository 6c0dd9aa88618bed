import type { GroupState } from "@pulau/domain/groups/group-moves.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Chip, type ChipTone } from "../../../ui/chip.tsx";
import { IconBan, IconDoorExit, IconLock } from "../../../ui/icons/index.ts";

const looks = {
  open: { tone: "info", icon: IconLock },
  released: { tone: "neutral", icon: IconDoorExit },
  cancelled: { tone: "danger", icon: IconBan },
} as const satisfies Record<GroupState, { tone: ChipTone; icon: unknown }>;

/** Whether a group's rooms are kept, in a word. */
export function GroupStateChip({ state }: { state: GroupState }) {
  const { t } = useTranslation("groups");
  return <Chip {...looks[state]}>{t(`states.${state}`)}</Chip>;
}
