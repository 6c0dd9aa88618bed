import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Chip } from "../../../../ui/chip.tsx";
import { IconHourglass } from "../../../../ui/icons/index.ts";

/** How many parties wait for a stay from that day on; nothing where none does. */
export function WaitingChip({ count }: { count: number }) {
  const { t } = useTranslation("sailings");
  if (count === 0) return null;
  return (
    <Chip tone="warning" icon={IconHourglass}>
      {t("month.waiting", { count })}
    </Chip>
  );
}
