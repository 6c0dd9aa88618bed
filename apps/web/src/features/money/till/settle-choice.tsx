import { useTranslation } from "../../../i18n/use-translation.ts";
import { Segmented } from "../../../ui/segmented.tsx";

/** How a basket is settled: put on the bill of a room, or paid now. */
export type Settling = "sheet" | "pay";

type Props = { readonly value: Settling; readonly onChange: (next: Settling) => void };

/** Chooses it, for who may do both. */
export function SettleChoice({ value, onChange }: Props) {
  const { t } = useTranslation("till");
  return (
    <Segmented
      label={t("settle.label")}
      hideLabel
      wide
      value={value}
      onChange={onChange}
      choices={[
        { value: "sheet", text: t("settle.sheet") },
        { value: "pay", text: t("settle.pay") },
      ]}
    />
  );
}
