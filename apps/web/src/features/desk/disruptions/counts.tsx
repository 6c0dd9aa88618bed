import type { Solution } from "@pulau/domain/transport/disruption.ts";
import { Figures } from "../../../business/figures.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Card } from "../../../ui/surfaces.tsx";

/** How many persons get what. */
export function Counts({ persons }: { persons: Readonly<Record<Solution, number>> }) {
  const { t } = useTranslation("disruptions");
  const shown = ["move", "refund", "credit", "later"] as const;
  return (
    <Card padded={false}>
      <Figures
        of={shown.map((solution) => ({
          name: t(`solutions.${solution}`),
          count: persons[solution],
          warns: solution === "later",
        }))}
      />
    </Card>
  );
}
