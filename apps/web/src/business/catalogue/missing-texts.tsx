import { useTranslation } from "../../i18n/use-translation.ts";
import { Chip } from "../../ui/chip.tsx";
import { IconLanguage } from "../../ui/icons/index.ts";

/** How many texts of something sold are missing in a language, or that none is. */
export function MissingTexts({ count }: { count: number }) {
  const { t } = useTranslation("catalogue");
  if (count === 0) return t("complete");
  return (
    <Chip tone="warning" icon={IconLanguage}>
      {t("missingCount", { count })}
    </Chip>
  );
}
