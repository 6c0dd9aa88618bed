import { resortRoute } from "@pulau/contract/resort.ts";
import type { SettingGroup } from "@pulau/contract/settings/groups.ts";
import { setupRoute } from "@pulau/contract/settings/opening.ts";
import { useCall } from "../../../api/use-call.ts";
import { PortalFrame } from "../../../business/portal-frame.tsx";
import { placeOfSettings } from "../../../business/portal-places.ts";

/** The guests' page beside the settings that it shows, as they are saved. */
export function SeenByGuests({ group, version }: { group: SettingGroup; version: number }) {
  const setup = useCall(setupRoute, {});
  const resort = useCall(resortRoute, {});
  const shown = placeOfSettings(group, resort.data?.pages ?? []);
  if (shown === null || !setup.data) return null;
  return <PortalFrame url={setup.data.previewUrl} version={version} shown={shown} />;
}
