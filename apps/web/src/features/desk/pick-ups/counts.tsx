import type { PickUpMark } from "@pulau/domain/transport/pick-up.ts";
import { Figures } from "../../../business/figures.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Card } from "../../../ui/surfaces.tsx";
import { countOf, type PickUp } from "./calls.ts";

/** How many guests there are on the day, and how they stand. */
export function Counts({ rides }: { rides: readonly PickUp[] }) {
  const { t } = useTranslation("pick-ups");
  const marked = (mark: PickUpMark) => countOf(rides.filter((ride) => ride.mark === mark));
  return (
    <Card padded={false}>
      <Figures
        of={[
          { name: t("counts.guests"), count: countOf(rides) },
          { name: t("marks.pickedUp"), count: marked("pickedUp") },
          { name: t("marks.waiting"), count: marked("waiting") },
          { name: t("marks.notHere"), count: marked("notHere"), warns: true },
        ]}
      />
    </Card>
  );
}
