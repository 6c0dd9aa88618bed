import { useTranslation } from "../../../i18n/use-translation.ts";
import { Chip } from "../../../ui/chip.tsx";
import { IconBuildingBank, IconUser } from "../../../ui/icons/index.ts";

/** Where a rate came from, in a word and an icon. */
export function Source({ source }: { source: "staff" | "bankNegara" }) {
  const { t } = useTranslation("currencies");
  return <Chip icon={source === "staff" ? IconUser : IconBuildingBank}>{t(`source.${source}`)}</Chip>;
}
