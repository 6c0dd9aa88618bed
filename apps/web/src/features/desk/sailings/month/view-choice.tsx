import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useListAddress } from "../../../../listing/use-address.ts";
import { Segmented } from "../../../../ui/segmented.tsx";
import { sailingsAddress } from "../list-address.ts";

const views = ["list", "month"] as const;

/** Sailings as a list, or a month at a time. */
export function ViewChoice() {
  const { t } = useTranslation("sailings");
  const { search, change } = useListAddress(sailingsAddress);
  return (
    <Segmented<(typeof views)[number]>
      label={t("views.label")}
      hideLabel
      value={search.view ?? "list"}
      onChange={(view) => change({ view: view === "month" ? view : undefined })}
      choices={views.map((value) => ({ value, text: t(`views.${value}`) }))}
    />
  );
}
