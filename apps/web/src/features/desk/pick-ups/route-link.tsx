import type { Stop } from "@pulau/domain/transport/pick-up.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AnchorButton } from "../../../ui/button.tsx";
import { IconMapPin } from "../../../ui/icons/index.ts";
import type { PickUp } from "./calls.ts";
import { routeOnMap } from "./map-links.ts";

/** The road from stop to stop that is still ahead, in the map of the phone. */
export function RouteLink({ stops }: { stops: readonly Stop<PickUp>[] }) {
  const { t } = useTranslation("pick-ups");
  const open = stops.filter(({ done }) => !done);
  const ends = open.flatMap(({ rides }) => rides.slice(-1).map(({ to }) => to.en));
  const href = routeOnMap([...open.map(({ place }) => place.en), ...ends.slice(-1)]);
  if (href === null) return null;
  return (
    <AnchorButton kind="outline" wide icon={IconMapPin} href={href} target="_blank" rel="noreferrer">
      {t("route")}
    </AnchorButton>
  );
}
