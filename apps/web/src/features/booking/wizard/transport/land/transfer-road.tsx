import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { ComboField } from "../../../../../ui/combo-field.tsx";
import { useLanguage } from "../../../../../ui/use-language.ts";
import type { EndPoint, StartPoint } from "../../calls.ts";
import styles from "./land.module.css";
import type { TypedTransfer } from "./land-schema.ts";
import type { LandForm } from "./use-land.ts";

type Props = {
  place: number;
  transfer: TypedTransfer;
  starts: readonly StartPoint[];
  ends: readonly EndPoint[] | undefined;
  form: LandForm;
};

/** From where to where. Another start asks for its end and vehicle anew. */
export function TransferRoad({ place, transfer, starts, ends, form }: Props) {
  const { t } = useTranslation("booking");
  const { say } = useLanguage();
  const at = (field: string) => `land.${place}.${field}`;
  const there = starts.filter(({ directions }) =>
    directions.includes(transfer.direction === "back" ? "back" : "out"),
  );
  const places = (points: readonly (StartPoint | EndPoint)[]) =>
    points.map(({ _id, name }) => ({ value: _id, text: say(name) }));
  return (
    <div className={styles.grid}>
      <ComboField
        label={t("transport.land.from")}
        empty={t("transport.land.choose")}
        choices={places(there)}
        {...form.field(at("startPointId"))}
        onChange={(startPointId) =>
          form.set(`land.${place}`, { ...transfer, startPointId, endPointId: "", type: "", pickUpPoint: "" })
        }
      />
      <ComboField
        label={t("transport.land.to")}
        empty={t("transport.land.choose")}
        disabled={ends === undefined}
        choices={places(ends ?? [])}
        {...form.field(at("endPointId"))}
        onChange={(endPointId) =>
          form.set(`land.${place}`, { ...transfer, endPointId, type: "", dropLocation: "" })
        }
      />
    </div>
  );
}
