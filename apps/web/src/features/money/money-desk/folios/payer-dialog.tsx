import { ShareField } from "@pulau/contract/fields.ts";
import { FolioPayer } from "@pulau/contract/folios.ts";
import { type FolioLetter, type FolioShare, folioLetters } from "@pulau/domain/folio/share-rules.ts";
import { z } from "zod";
import { PayerFields } from "../../../../business/payer-fields.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { AmountInput } from "../../../../ui/amount-input.tsx";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { Segmented } from "../../../../ui/segmented.tsx";
import { Select } from "../../../../ui/text-fields.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import type { Folio, Folios } from "../calls.ts";
import { type FolioActs, type FolioPlan, planOf } from "./use-folios.ts";

const rules = ["none", "room", "stay", "all"] as const;
const schema = FolioPayer.extend({
  name: z.string().trim().min(1, { error: "required" }).max(120, { error: "tooLong" }),
  rule: z.enum(rules),
  percent: ShareField.min(1, { error: "percent" }),
});
type Values = z.input<typeof schema>;

type Props = {
  readonly shown: Folios;
  /** Null for a new one. */
  readonly folio: Folio | null;
  readonly acts: FolioActs;
  readonly onClose: () => void;
};

const noAddress = { address: "", city: "", postCode: "", state: "" };
const blank = (letter: FolioLetter): Values => ({
  letter,
  payer: "company",
  name: "",
  registrationNo: "",
  taxNo: "",
  email: "",
  phone: "",
  address: noAddress,
  rule: "none",
  percent: 10_000,
});

const valuesOf = ({ letter, payer, name, registrationNo, taxNo, email, phone, address }: Folio): Values => ({
  ...blank(letter),
  payer,
  name,
  registrationNo,
  taxNo,
  email,
  phone,
  address,
});

/** The plan with this payer, and with what they pay from the start. */
function planWith(
  { folios, shares, ...plan }: FolioPlan,
  { rule, percent, ...payer }: z.output<typeof schema>,
): FolioPlan {
  const others = folios.filter(({ letter }) => letter !== payer.letter);
  const whole = percent === 10_000;
  const made: FolioShare[] =
    rule === "none"
      ? []
      : [
          {
            folio: payer.letter,
            of: rule,
            key: "",
            kind: whole ? "rest" : "percent",
            value: whole ? 0 : percent,
          },
        ];
  const kept = shares.filter(({ of, kind }) => of !== rule || (kind !== "rest" && !whole));
  return { ...plan, folios: [...others, payer], shares: [...kept, ...made] };
}

/** Adds a folio with who pays it and what, or changes who pays one. */
export function PayerDialog({ shown, folio, acts, onClose }: Props) {
  const { t } = useTranslation("folios", { keyPrefix: "payer" });
  const free = folioLetters.find((letter) => shown.folios.every((other) => other.letter !== letter));
  const letter = folio?.letter ?? free ?? "B";
  const form = useForm({
    schema,
    initial: folio ? valuesOf(folio) : blank(letter),
    onSubmit: async (values) => {
      await acts.save(planWith(planOf(shown), values));
      onClose();
    },
  });
  const { payer, rule } = form.values;
  return (
    <FormDialog
      form={form}
      title={t(folio ? "editTitle" : "title", { letter })}
      words={{ leave: t("cancel"), save: t("save") }}
      onClose={onClose}
    >
      <KindAndFields form={form} isCompany={payer === "company"} />
      {!folio && (
        <Select
          label={t("pays")}
          {...form.field("rule")}
          choices={rules.map((value) => ({ value, text: t(`rules.${value}`) }))}
        />
      )}
      {!folio && rule !== "none" && <AmountInput {...form.amount("percent")} label={t("percent")} />}
    </FormDialog>
  );
}

type FieldsProps = {
  readonly form: ReturnType<typeof useForm<typeof schema>>;
  readonly isCompany: boolean;
};

function KindAndFields({ form, isCompany }: FieldsProps) {
  const { t } = useTranslation("folios");
  return (
    <>
      <Segmented
        label={t("payer.kind")}
        value={form.values.payer}
        onChange={(next) => form.set("payer", next)}
        choices={(["company", "guest"] as const).map((value) => ({ value, text: t(`kinds.${value}`) }))}
      />
      <PayerFields form={form} isCompany={isCompany} />
    </>
  );
}
