import { useTranslation } from "../../../../i18n/use-translation.ts";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";

const marks = [60, 30, 10];

/** Says the clock aloud at 60, 30 and 10 seconds, and its end; silent between. */
export function HoldAnnouncer({ seconds, ended }: { seconds: number | null; ended: boolean }) {
  const { t } = useTranslation("booking");
  const mark = seconds === null ? undefined : marks.findLast((mark) => seconds <= mark && seconds > mark - 5);
  return (
    <VisuallyHidden>
      <span role="status">
        {ended ? t("hold.over") : mark === undefined ? "" : t("hold.aloud", { count: mark })}
      </span>
    </VisuallyHidden>
  );
}
