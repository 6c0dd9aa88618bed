import type { Rounding } from "@pulau/domain/catalogue/conditions.ts";
import type { Rate } from "@pulau/domain/catalogue/rates.ts";
import type { RateId } from "@pulau/domain/ids.ts";
import type { CardChange } from "@pulau/domain/rate-card/card-changes.ts";
import {
  columnKeyOf,
  newRateId,
  priceOfCell,
  type Row,
  type RowTerms,
  rateOf,
  rowKeyOf,
  termsOf,
} from "@pulau/domain/rate-grid/grid-model.ts";
import { useState } from "react";
import { CardField } from "../../../../business/card-form/card-field.tsx";
import { CardForm } from "../../../../business/card-form/card-form.tsx";
import { rowText } from "../../../../business/price-changes/row-words.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { IconCopy, IconTrash } from "../../../../ui/icons/index.ts";
import { rowGroups } from "../form/row-groups.ts";
import { useFormChoices } from "../form/use-form-choices.ts";
import type { GridTabProps } from "../grid-props.ts";
import styles from "../prices.module.css";

type Props = Pick<GridTabProps, "editor" | "options" | "speech" | "readOnly"> & {
  readonly row: Row;
  readonly onClose: () => void;
};

/** Null says that a price is for every room type, sharing or guest. */
const whole = (terms: RowTerms): RowTerms => ({
  ...terms,
  roomTypeId: terms.roomTypeId ?? null,
  bedType: terms.bedType ?? null,
  guestKind: terms.guestKind ?? null,
});

/** Each price of a row with other conditions: moved there, or copied. Its shares are rounded as the row says. */
const changesOfRow = ({ terms, rounding }: { terms: RowTerms; rounding: Rounding | null }) => {
  const changeOf = (rate: Rate, id: RateId): CardChange => {
    const { rounding: _, ...price } = priceOfCell(rate);
    const rounded = { ...price, ...(rate.share != null && rounding && { rounding }) };
    const column = { periodId: rate.periodId, season: rate.season ?? null };
    return { part: "rates", key: id, value: rateOf({ terms }, column, { id, price: rounded }) };
  };
  return {
    moved: (rate: Rate) => changeOf(rate, rate.id),
    copied: (rate: Rate) => changeOf(rate, newRateId(rowKeyOf(terms), columnKeyOf(rate))),
  };
};

/** For whom and when the prices of a row are: what makes them prices for nobody else. */
export function RowPanel({ editor, options, speech, readOnly, row, onClose }: Props) {
  const { t } = useTranslation("prices");
  const { card } = editor;
  const choices = useFormChoices(card, options, speech);
  const [terms, setTerms] = useState<RowTerms>(row.terms);
  const own = card.rates.filter((rate) => rowKeyOf(termsOf(rate)) === row.key);
  const key = rowKeyOf(whole(terms));
  const taken = new Set(
    card.rates.filter((rate) => rowKeyOf(termsOf(rate)) === key && key !== row.key).map(columnKeyOf),
  );
  const isTaken = own.some((rate) => taken.has(columnKeyOf(rate)));
  const shares = own.filter(({ share }) => share != null);
  const [rounding, setRounding] = useState<Rounding | null>(shares[0]?.rounding ?? null);
  const { moved, copied } = changesOfRow({ terms: whole(terms), rounding });
  const copy = () => {
    editor.edit(own.map(copied), (now) => [...now, whole(terms)]);
    onClose();
  };
  const save = () => {
    editor.edit(own.map(moved), (now) => [
      ...now.filter((added) => rowKeyOf(added) !== row.key),
      ...(own.length > 0 ? [] : [whole(terms)]),
    ]);
    onClose();
  };
  const remove = () => {
    editor.edit(
      own.map(({ id }) => ({ part: "rates", key: id, value: null })),
      (now) => now.filter((added) => rowKeyOf(added) !== row.key),
    );
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={rowText(speech, row.terms)}
      size="panel"
      acts={
        !readOnly && (
          <>
            <Button kind="danger" icon={IconTrash} onClick={remove}>
              {t("rows.remove", { count: own.length })}
            </Button>
            <Button kind="outline" icon={IconCopy} disabled={key === row.key || isTaken} onClick={copy}>
              {t("rows.copy")}
            </Button>
            <Button disabled={isTaken} onClick={save}>
              {t("rows.save")}
            </Button>
          </>
        )
      }
    >
      {isTaken && (
        <p role="alert" className={styles.repair}>
          {t("rows.taken")}
        </p>
      )}
      <p className="hint">{t("rows.lead", { count: own.length })}</p>
      <fieldset disabled={readOnly} className={styles.bare}>
        <CardForm value={terms} groups={rowGroups} {...{ choices, readOnly }} onChange={setTerms} />
        {shares.length > 0 && (
          <CardField
            spec={{ at: "rounding", label: "shareRounding", kind: "rounding" }}
            value={rounding}
            choices={choices}
            error={null}
            onChange={(next) => setRounding(next as Rounding | null)}
          />
        )}
      </fieldset>
    </Dialog>
  );
}
