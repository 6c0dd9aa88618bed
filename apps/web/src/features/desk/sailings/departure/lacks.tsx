import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Chip } from "../../../../ui/chip.tsx";
import { listText } from "../../../../ui/format.ts";
import { IconAlertTriangle } from "../../../../ui/icons/index.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Passenger } from "../calls.ts";

/** What the harbour asks of somebody and is not known yet. Without a paper nobody may board. */
export function Lacks({ lacks }: Pick<Passenger, "lacks">) {
  const { t } = useTranslation("sailings");
  const { language } = useLanguage();
  if (lacks.length === 0) return null;
  const isGrave = lacks.includes("paper") || lacks.includes("name");
  const names = listText(
    lacks.map((field) => t(`fields.${field}`)),
    language,
  );
  return (
    <Chip tone={isGrave ? "danger" : "warning"} icon={IconAlertTriangle}>
      {t("lacks", { names })}
    </Chip>
  );
}
