import type { StockId } from "@pulau/domain/ids.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { IconX } from "../../../../ui/icons/index.ts";
import { Select } from "../../../../ui/text-fields.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { type Sailing, sailings } from "../calls.ts";
import styles from "../disruptions.module.css";
import { useBoatText } from "../use-boat-text.ts";

/** The sailings that are to be cancelled, and others of their day to cancel with them. */
export function SailingCards({
  chosen,
  onChange,
}: {
  chosen: readonly Sailing[];
  onChange: (ids: StockId[]) => void;
}) {
  const { t } = useTranslation("disruptions");
  const boatText = useBoatText();
  const { say } = useLanguage();
  const ids = chosen.map(({ sailingId }) => sailingId);
  const day = chosen[0]?.day ?? "";
  const query = { from: day, to: day, limit: 100 };
  const { data } = useCall(sailings, { query }, { enabled: chosen.length > 0 });
  const others = (data?.sailings ?? []).filter(
    ({ sailingId, stage }) => !ids.includes(sailingId) && (stage === "planned" || stage === "boarding"),
  );
  return (
    <div className={styles.sailings}>
      {chosen.map((sailing) => (
        <div key={sailing.sailingId} className={styles.sailing}>
          <span>
            <b className="strong">{boatText(sailing)}</b>
            <small>
              {t(`ways.${sailing.direction}`)} · {t("persons", { count: sailing.taken })}
            </small>
          </span>
          {chosen.length > 1 && (
            <IconButton
              icon={IconX}
              label={t("removeSailing", { time: sailing.time ?? t("charter"), name: say(sailing.name) })}
              onClick={() => onChange(ids.filter((id) => id !== sailing.sailingId))}
            />
          )}
        </div>
      ))}
      {others.length > 0 && (
        <Select<StockId>
          label={t("addSailing")}
          value=""
          empty={t("chooseSailing")}
          onChange={(id) => id && onChange([...ids, id])}
          choices={uniqueBy(others).map((sailing) => ({
            value: sailing.sailingId,
            text: `${boatText(sailing)} · ${t(`ways.${sailing.direction}`)}`,
          }))}
        />
      )}
    </div>
  );
}

/** A charter that several parties have hired stands in the list once for each. */
const uniqueBy = <S extends { sailingId: StockId }>(list: readonly S[]): S[] => [
  ...new Map(list.map((sailing) => [sailing.sailingId, sailing])).values(),
];
