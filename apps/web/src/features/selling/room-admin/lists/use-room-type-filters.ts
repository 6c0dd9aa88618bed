import { useCall } from "../../../../api/use-call.ts";
import { useActiveFilter, useChoiceFilter } from "../../../../business/records/use-words-of.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { allAmenities, allBuildings } from "./list-calls.ts";

/** Room types by whether they are in use, by building and by amenity. */
export function useRoomTypeFilters() {
  const { t } = useTranslation("rooms");
  const { say } = useLanguage();
  const choice = useChoiceFilter();
  const buildings = useCall(allBuildings, {}).data ?? [];
  const amenities = useCall(allAmenities, {}).data ?? [];
  const buildingChoices = buildings.map(({ _id, name }) => ({ value: _id, text: name }));
  const amenityChoices = amenities.map(({ _id, name }) => ({ value: _id, text: say(name) }));
  return [
    ...useActiveFilter(),
    choice("building", t("adding.building"), buildingChoices),
    choice("amenity", t("types.amenities"), amenityChoices),
  ];
}
