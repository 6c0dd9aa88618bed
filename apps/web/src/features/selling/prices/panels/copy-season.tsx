import type { RateBook, Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { CardChange } from "@pulau/domain/rate-card/card-changes.ts";
import { columnsOf } from "@pulau/domain/rate-grid/grid-model.ts";
import { copiedSeason, lastPeriods, nameOfCopy } from "@pulau/domain/rate-grid/periods.ts";
import type { RoundTo } from "@pulau/domain/rate-grid/range-acts.ts";
import { useState } from "react";
import { rangeBrief } from "../../../../business/price-sentences/dates.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { namesText } from "../../../../ui/format.ts";
import { Segmented } from "../../../../ui/segmented.tsx";
import { Select, TextInput } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import type { GridTabProps } from "../grid-props.ts";
import styles from "../prices.module.css";
import { columnName } from "../words/use-cell-sentence.ts";
import { usePartName } from "../words/use-part-name.ts";

type Props = Pick<GridTabProps, "editor" | "speech"> & { readonly onClose: () => void };

/** A season of this year for the next one, its prices by a percentage more. */
export function CopySeason({ editor, speech, onClose }: Props) {
  const { t } = useTranslation("prices");
  const toast = useToast();
  const { card } = editor;
  const columns = columnsOf(card).filter(({ periods }) => periods.length > 0);
  const [key, setKey] = useState(columns[0]?.key ?? "");
  const column = columns.find((season) => season.key === key);
  const [typed, setName] = useState<string | null>(null);
  const [percent, setPercent] = useState("5");
  const [to, setTo] = useState<RoundTo>("5");
  const [first] = column ? lastPeriods(column) : [];
  const usual = column && first ? nameOfCopy(columnName(column, t), first) : "";
  const name = typed ?? usual;
  const points = Math.round(Number(percent.replace(",", ".")) * 100);
  const isTaken = card.periods.some((period) => period.season === name);
  const changes = column && !Number.isNaN(points) ? copiedSeason(card, { column, name, points, to }) : [];
  const along = [...new Set(useRuleNames(speech)(newRules(card, changes)))];
  const copy = () => {
    editor.edit(changes);
    toast({ text: t("copySeason.done", { name }), tone: "success" });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("copySeason.title")}
      acts={
        <Button disabled={!column || name === "" || isTaken || Number.isNaN(points)} onClick={copy}>
          {t("copySeason.act")}
        </Button>
      }
    >
      <div className={styles.copySeason}>
        <Select
          label={t("copySeason.from")}
          value={key}
          onChange={(next) => {
            setKey(next);
            setName(null);
          }}
          choices={columns.map((season) => {
            const [period] = lastPeriods(season);
            const dates = period ? rangeBrief(period.from, period.to, speech.language) : "";
            return { value: season.key, text: [columnName(season, t), dates].filter(Boolean).join(", ") };
          })}
        />
        <div className={styles.two}>
          <TextInput
            label={t("copySeason.name")}
            value={name}
            maxLength={40}
            error={isTaken ? t("copySeason.taken") : null}
            onChange={setName}
          />
          <TextInput label={t("bulk.percent")} inputMode="decimal" value={percent} onChange={setPercent} />
        </div>
        <Segmented
          label={t("bulk.rounding")}
          value={to}
          onChange={setTo}
          choices={[
            { value: "none", text: t("bulk.noRounding") },
            { value: "5", text: "5" },
            { value: "9", text: "9" },
            { value: "10", text: "10" },
          ]}
        />
        <p className="hint">{t("copySeason.lead")}</p>
        {along.length > 0 && (
          <p className="hint">{t("copySeason.along", { rules: namesText(along, speech.language) })}</p>
        )}
      </div>
    </Dialog>
  );
}

type NewRule = { readonly part: CardChange["part"]; readonly value: { readonly name?: Words } };

/** What of the changes is a rule that the card does not have yet. */
const newRules = (card: RateBook, changes: readonly CardChange[]): NewRule[] =>
  changes.flatMap(({ part, key, value }) => {
    if (part === "periods" || part === "rates") return [];
    const rules = card[part as "surcharges"] ?? [];
    return rules.some(({ id }) => id === key) ? [] : [{ part, value: value as NewRule["value"] }];
  });

/** Rules by their own names, or by what they are. */
function useRuleNames({ language }: GridTabProps["speech"]) {
  const partName = usePartName();
  return (rules: readonly NewRule[]): string[] =>
    rules.map(({ part, value }) => value.name?.[language] || value.name?.en || partName(part));
}
