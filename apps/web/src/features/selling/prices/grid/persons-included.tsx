import { type RowTerms, rowKeyOf } from "@pulau/domain/rate-grid/grid-model.ts";
import { includePersons, roomRowsOf } from "@pulau/domain/rate-grid/persons-included.ts";
import type { Range, Sheet } from "@pulau/domain/rate-grid/range-acts.ts";
import { useState } from "react";
import { CountInput } from "../../../../business/card-form/count-input.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import type { PriceEditor } from "../draft/use-price-draft.ts";
import styles from "../prices.module.css";

type Props = {
  readonly sheet: Sheet;
  readonly range: Range;
  readonly editor: PriceEditor;
};

/** How many people the chosen rows' prices include, where these are for the room. */
export function PersonsIncluded({ sheet, range, editor }: Props) {
  const { t } = useTranslation("prices");
  const [typed, setTyped] = useState<number | null | undefined>();
  const rows = roomRowsOf(sheet, range);
  if (rows.length === 0) return null;
  const common = new Set(rows.map(({ terms }) => terms.persons ?? null));
  const persons = typed === undefined ? (common.size === 1 ? [...common][0] : null) : typed;
  const act =
    typed === undefined || typed === 0
      ? null
      : includePersons(sheet.model, editor.card.rates, { rows, persons: typed });
  const apply = () => {
    if (!act) return;
    const renamed = (terms: RowTerms) => act.rows.get(rowKeyOf(terms)) ?? terms;
    editor.edit(act.changes, (now) => now.map(renamed));
    setTyped(undefined);
  };
  return (
    <form
      className={styles.shareOf}
      onSubmit={(event) => {
        event.preventDefault();
        if (act && !act.isTaken) apply();
      }}
    >
      <CountInput
        label={t("fields.personsIncluded")}
        value={persons}
        error={act?.isTaken ? t("rows.taken") : null}
        onChange={(next) => setTyped(next as number | null)}
      />
      <Button size="small" kind="plain" type="submit" disabled={!act || act.isTaken || act.rows.size === 0}>
        {t("bulk.applyRows", { count: rows.length })}
      </Button>
    </form>
  );
}
