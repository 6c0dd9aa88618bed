import type { Band } from "@pulau/domain/occupancy/occupancy.ts";
import type { ChipTone } from "../ui/chip.tsx";
import type { IconShape } from "../ui/icon.tsx";
import { IconFlame, IconMoodSmile, IconTrendingDown, IconTrendingUp } from "../ui/icons/index.ts";

/** How well something is taken, by colour and icon. */
export const bandLooks: Record<Band, { tone: ChipTone; icon: IconShape }> = {
  high: { tone: "success", icon: IconFlame },
  good: { tone: "primary", icon: IconTrendingUp },
  fair: { tone: "warning", icon: IconMoodSmile },
  low: { tone: "danger", icon: IconTrendingDown },
};
