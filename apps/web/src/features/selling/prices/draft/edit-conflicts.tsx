import type { Rate } from "@pulau/domain/catalogue/rates.ts";
import type { CardEntryId } from "@pulau/domain/ids.ts";
import type { EditConflict } from "@pulau/domain/rate-grid/draft-edits.ts";
import { priceOfCell, termsOf } from "@pulau/domain/rate-grid/grid-model.ts";
import { type RowSpeech, rowText } from "../../../../business/price-changes/row-words.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/surfaces.tsx";
import { type CellWords, writeCell } from "../model/cell-text.ts";
import styles from "../prices.module.css";
import { usePartName } from "../words/use-part-name.ts";
import type { PriceEditor } from "./use-price-draft.ts";

/** What somebody else changed at the same time: both values, and which of them stands. */
export function EditConflicts({
  editor,
  speech,
  words,
}: {
  editor: PriceEditor;
  speech: RowSpeech;
  words: CellWords;
}) {
  const { t } = useTranslation("prices");
  const partName = usePartName();
  if (editor.clashes.length === 0) return null;
  const nameOf = ({ part, mine, theirs }: EditConflict): string => {
    const rate = (theirs ?? mine) as Rate | null;
    return part === "rates" && rate ? rowText(speech, termsOf(rate)) : partName(part);
  };
  const textOf = (part: EditConflict["part"], value: unknown): string => {
    if (value === null) return t("clash.nothing");
    if (part === "rates") return writeCell(priceOfCell(value as Rate), words);
    const { name, id } = value as { name?: unknown; id?: CardEntryId };
    return typeof name === "string" ? name : (id ?? t("clash.other"));
  };
  return (
    <Notice tone="warning" title={t("clash.title")}>
      <ul className={styles.clashes}>
        {editor.clashes.map((clash) => (
          <li key={`${clash.part} ${clash.key}`}>
            <b>{nameOf(clash)}</b>
            <span>{t("clash.mine", { value: textOf(clash.part, clash.mine) })}</span>
            <span>
              {t("clash.theirs", {
                name: clash.by ?? t("clash.somebody"),
                value: textOf(clash.part, clash.theirs),
              })}
            </span>
            <Button size="small" kind="outline" onClick={() => editor.settle(clash, "mine")}>
              {t("clash.keepMine")}
            </Button>
            <Button size="small" kind="outline" onClick={() => editor.settle(clash, "theirs")}>
              {t("clash.takeTheirs")}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
