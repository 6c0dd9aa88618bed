import type { AgeBand, GuestKind } from "@pulau/domain/party/party.ts";
import { BandTable } from "../../../../business/age-bands/band-table.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { valueAt } from "../../../../ui/form-paths.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { PartProps } from "../setting-context.ts";
import { useSettingText } from "../use-setting-text.ts";

type Names = Partial<Record<GuestKind, { en: string; my: string; cn: string }>>;

/** Who counts as what by age: in packages, on boats and for fees. */
export function BandTables({ form, readOnly }: PartProps) {
  const { t } = useTranslation("age-bands");
  const text = useSettingText();
  const { say } = useLanguage();
  const names = form.values.kindNames as Names;
  return (
    <>
      <p className="hint">{t("hint")}</p>
      {(["package", "boat", "fee"] as const).map((where) => {
        const path = `bands.${where}`;
        return (
          <BandTable
            key={where}
            {...{ form, path, readOnly }}
            bands={valueAt(form.values, path) as readonly AgeBand[]}
            legend={text(path)}
            nameOf={(kind) => (names[kind] ? say(names[kind]) : kind)}
          />
        );
      })}
    </>
  );
}
