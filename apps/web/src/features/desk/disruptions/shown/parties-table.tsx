import { useTranslation } from "../../../../i18n/use-translation.ts";
import { column } from "../../../../listing/columns.tsx";
import { RowsTable } from "../../../../listing/rows-table.tsx";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { type Disruption, keyOf } from "../calls.ts";
import { usePartyColumns } from "../party-columns.tsx";
import { useBoatText } from "../use-boat-text.ts";

type Row = Disruption["parties"][number];

/** Who got what. */
export function PartiesTable({ parties }: { parties: readonly Row[] }) {
  const { t } = useTranslation("disruptions");
  const boatText = useBoatText();
  const columns = [
    ...usePartyColumns(parties),
    column<Row>(
      "got",
      t("columns.got"),
      ({ becomes, solution, state }) =>
        becomes
          ? boatText(becomes)
          : t(solution === "later" ? (state === "cancelled" ? "gone" : "helped") : `solutions.${solution}`),
      {
        note: ({ solution, priceSen, restored }) => {
          if (restored !== null) return t(restored ? "asBefore" : "leftAsIs");
          return (solution === "refund" || solution === "credit") && <Money sen={priceSen} />;
        },
      },
    ),
  ];
  return <RowsTable caption={t("settled")} columns={columns} rows={parties} rowKey={keyOf} />;
}
