import { useTranslation } from "../../../i18n/use-translation.ts";
import { EmptyState } from "../../../ui/states.tsx";

/** That no package takes this party, or that nothing is sold yet. */
export default function NoWays({ sold }: { sold: boolean }) {
  const { t } = useTranslation("later");
  return (
    <EmptyState picture="lagoon-above" title={t(sold ? "ways.none" : "ways.unsold")}>
      {t(sold ? "ways.noneText" : "ways.unsoldText")}
    </EmptyState>
  );
}
