import { AmountField, ShareField } from "@pulau/contract/fields.ts";
import { mostOf, splitItem } from "@pulau/domain/folio/change-shares.ts";
import { folioLetters } from "@pulau/domain/folio/share-rules.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { useMemo } from "react";
import { z } from "zod";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { AmountInput } from "../../../../ui/amount-input.tsx";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { NumberField } from "../../../../ui/number-field.tsx";
import { Segmented } from "../../../../ui/segmented.tsx";
import { Select } from "../../../../ui/text-fields.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import type { Folio, FolioPiece, Folios } from "../calls.ts";
import { type FolioActs, itemOf, nameOf, planOf } from "./use-folios.ts";
import { usePieceName } from "./use-piece-name.ts";

const kinds = ["percent", "amount", "nights"] as const;

/** No more than the folio has of it. */
const schemaFor = (heldSen: Sen) =>
  z
    .object({
      to: z.enum(folioLetters),
      kind: z.enum(kinds),
      percent: ShareField,
      amount: AmountField,
      nights: z.int(),
    })
    .refine(({ kind, amount }) => kind !== "amount" || (amount > 0 && amount <= heldSen), {
      path: ["amount"],
      error: "tooLarge",
    })
    .refine(({ kind, percent }) => kind !== "percent" || percent > 0, {
      path: ["percent"],
      error: "percent",
    });

type Props = {
  readonly shown: Folios;
  readonly folio: Folio;
  readonly piece: FolioPiece;
  readonly acts: FolioActs;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Gives a part of one item to another folio. */
export function SplitDialog({ shown, folio, piece, acts, onClose, onDone }: Props) {
  const { t } = useTranslation("folios", { keyPrefix: "splitting" });
  const pieceName = usePieceName();
  const others = shown.folios.filter(({ letter }) => letter !== folio.letter);
  const { nights } = shown;
  const schema = useMemo(() => schemaFor(piece.totalSen), [piece.totalSen]);
  const form = useForm({
    schema,
    initial: {
      to: others[0]?.letter ?? folio.letter,
      kind: "percent" as (typeof kinds)[number],
      percent: 5_000,
      amount: Math.floor(piece.totalSen / 2),
      nights: 1,
    },
    onSubmit: async ({ to, kind, ...values }) => {
      const plan = planOf(shown);
      const value = Math.min(values[kind], mostOf(kind, piece.totalSen, { nights }));
      const part = { from: folio.letter, to, nights, kind, value };
      await acts.save({ ...plan, shares: splitItem(plan.shares, itemOf(piece), part) });
      onClose();
      onDone();
    },
  });
  const { kind } = form.values;
  return (
    <FormDialog
      form={form}
      title={t("title", { name: pieceName(piece) })}
      words={{ leave: t("cancel"), save: t("save") }}
      onClose={onClose}
    >
      <Select
        label={t("to")}
        {...form.field("to")}
        choices={others.map((other) => ({
          value: other.letter,
          text: `${other.letter} ${nameOf(shown, other)}`,
        }))}
      />
      <Segmented
        label={t("by")}
        value={kind}
        onChange={(next) => form.set("kind", next)}
        choices={(piece.chargeId === null ? kinds : kinds.slice(0, 2)).map((value) => ({
          value,
          text: t(`kinds.${value}`),
        }))}
      />
      {kind === "percent" && <AmountInput {...form.amount("percent")} label={t("percent")} />}
      {kind === "amount" && <AmountInput {...form.amount("amount")} label={t("amount")} />}
      {kind === "nights" && (
        <NumberField
          label={t("nights")}
          least={1}
          most={nights}
          value={form.values.nights}
          onChange={(next) => form.set("nights", next)}
        />
      )}
    </FormDialog>
  );
}
