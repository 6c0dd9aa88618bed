import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { IconAlertTriangle } from "../../../../ui/icons/index.ts";
import { useRuleText } from "../../../../ui/use-failure-text.ts";
import { type CellWords, readCell, writeCell } from "../model/cell-text.ts";
import styles from "../prices.module.css";
import { oddText } from "../words/odd-text.ts";
import type { CellView } from "./cell-views.ts";

type RepairProps = {
  readonly view: CellView;
  readonly words: CellWords;
  /** The price that stands there, which what was typed has not replaced; empty for none. */
  readonly before: string;
  readonly onUse: (text: string) => void;
};

/** What is wrong with a cell, what may have been meant, and the price that was there. */
export function Repair({ view, words, before, onUse }: RepairProps) {
  const { t } = useTranslation("prices");
  const rule = useRuleText();
  if (view.kind !== "wrong") {
    if (view.fault)
      return (
        <p role="alert" className={styles.repair}>
          {rule(view.fault)}
        </p>
      );
    return view.odd ? (
      <p role="status" className={styles.odd}>
        <Icon of={IconAlertTriangle} size="s" />
        {oddText(view, t)}
      </p>
    ) : null;
  }
  const read = readCell(view.text, words);
  if (read.kind !== "wrong") return null;
  return (
    <div role="alert" className={styles.repair}>
      <b>{t(`wrong.${read.why}`, { text: view.text })}</b>
      <span>{t("wrong.hint")}</span>
      {read.repairs.map((price) => (
        <Button key={price.sen} size="small" kind="soft" onClick={() => onUse(writeCell(price, words))}>
          {t("wrong.use", { price: formatRinggit(price.sen) })}
        </Button>
      ))}
      {before !== "" && (
        <Button size="small" kind="soft" onClick={() => onUse(before)}>
          {t("wrong.keep", { price: before })}
        </Button>
      )}
      <Button size="small" kind="plain" onClick={() => onUse("")}>
        {t("wrong.empty")}
      </Button>
    </div>
  );
}
