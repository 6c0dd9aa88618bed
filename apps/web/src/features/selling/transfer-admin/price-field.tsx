import type { RoadPrice } from "@pulau/contract/road-price.ts";
import { GuestAmounts } from "../../../business/guest-amounts.tsx";
import type { RecordForm } from "../../../business/records/record-field.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AmountInput } from "../../../ui/amount-input.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { IconPlus, IconTrash } from "../../../ui/icons/index.ts";
import { Select, TextInput } from "../../../ui/text-fields.tsx";
import styles from "./price.module.css";
import { usePriceText } from "./use-price-text.ts";

type Person = Extract<RoadPrice, { per: "person" }>;
type Vehicle = Extract<RoadPrice, { per: "vehicle" }>;
type Part<P> = { price: P; form: RecordForm };

/** Nothing is typed yet: the schema asks for it. */
const untyped = null as unknown as number;

export const newPrice: RoadPrice = {
  per: "person",
  amounts: [
    { guestKind: "adult", who: null, sen: untyped, returnSen: null },
    { guestKind: "child", who: null, sen: untyped, returnSen: null },
    { guestKind: "toddler", who: null, sen: 0, returnSen: null },
    { guestKind: "infant", who: null, sen: 0, returnSen: null },
  ],
};

const startOf = (per: RoadPrice["per"]): RoadPrice =>
  per === "person"
    ? newPrice
    : per === "vehicle"
      ? { per, steps: [{ upTo: 4, sen: untyped, returnSen: null }], beyond: "more" }
      : { per, sen: untyped, returnSen: null };

/** One way and both ways. Both left empty costs twice as much. */
function WayInputs({ path, form }: { path: string; form: RecordForm }) {
  const { t } = useTranslation("land");
  return (
    <>
      <AmountInput label={t("price.oneWay")} {...form.amount(`${path}.sen`)} />
      <AmountInput label={t("price.return")} {...form.amount(`${path}.returnSen`)} />
    </>
  );
}

function PersonFields({ price, form }: Part<Person>) {
  return (
    <>
      <GuestAmounts
        form={form}
        at="price.amounts"
        rows={price.amounts}
        blank={{ guestKind: null, who: null, sen: null, returnSen: null }}
        most={15}
      >
        {(path) => <WayInputs path={path} form={form} />}
      </GuestAmounts>
      <Minimum price={price} form={form} />
    </>
  );
}

/** Fewer pay for the seats that lack. */
function Minimum({ price: { minimum }, form }: Part<Person>) {
  const { t } = useTranslation("land");
  const { onChange: _, ...persons } = form.number("price.minimum.persons");
  return (
    <div className={styles.row}>
      <TextInput
        label={t("price.minimum")}
        hint={t("price.minimumHint")}
        optional
        {...persons}
        onChange={(typed) => {
          const digits = typed.replace(/\D/g, "");
          form.set("price.minimum", digits === "" ? null : { ...minimum, persons: Number(digits) });
        }}
      />
      {minimum && (
        <>
          <AmountInput
            label={t("price.lackingSeat")}
            hint={t("price.lackingSeatHint")}
            optional
            value={minimum.sen ?? null}
            error={form.errorAt("price.minimum.sen")}
            onChange={(sen) => {
              const { sen: __, ...rest } = minimum;
              form.set("price.minimum", sen === null ? rest : { ...rest, sen });
            }}
          />
          <AmountInput
            label={t("price.lackingSeatReturn")}
            hint={t("price.returnHint")}
            optional
            value={minimum.returnSen ?? null}
            error={form.errorAt("price.minimum.returnSen")}
            onChange={(returnSen) => form.set("price.minimum", { ...minimum, returnSen })}
          />
        </>
      )}
    </div>
  );
}

function VehicleFields({ price, form }: Part<Vehicle>) {
  const { t } = useTranslation("land");
  const { steps } = price;
  const put = (next: Vehicle["steps"]) => form.set("price.steps", next);
  return (
    <>
      <ol className={styles.rows}>
        {steps.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row of prices has nothing else that stays.
          <li key={at} className={styles.row}>
            <TextInput label={t("price.persons")} {...form.number(`price.steps.${at}.upTo`)} />
            <WayInputs path={`price.steps.${at}`} form={form} />
            <IconButton
              icon={IconTrash}
              label={t("price.removeRow", { number: at + 1 })}
              disabled={steps.length === 1}
              onClick={() => put(steps.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
      <Button
        kind="outline"
        size="small"
        icon={IconPlus}
        disabled={steps.length >= 12}
        onClick={() =>
          put([...steps, { upTo: (steps.at(-1)?.upTo ?? 0) + 4, sen: untyped, returnSen: null }])
        }
      >
        {t("price.addRow")}
      </Button>
      <Select
        label={t("price.beyond")}
        choices={(["more", "enquiry"] as const).map((value) => ({ value, text: t(`beyond.${value}`) }))}
        {...form.field("price.beyond")}
      />
    </>
  );
}

/** What a transfer costs: by the person, by the vehicle that is large enough, or by the trip. */
export function PriceField({ form }: { form: RecordForm }) {
  const { t } = useTranslation("land");
  const { price } = form.values as { price: RoadPrice };
  return (
    <fieldset className={styles.price}>
      <legend className="strong">{t("fields.price")}</legend>
      <Select
        label={t("price.per")}
        choices={(["person", "vehicle", "trip"] as const).map((value) => ({
          value,
          text: t(`per.${value}`),
        }))}
        value={price.per}
        onChange={(per) => form.set("price", startOf(per))}
      />
      {price.per === "person" && <PersonFields price={price} form={form} />}
      {price.per === "vehicle" && <VehicleFields price={price} form={form} />}
      {price.per === "trip" && (
        <div className={styles.row}>
          <WayInputs path="price" form={form} />
        </div>
      )}
      <p className="hint">{t("price.returnHint")}</p>
    </fieldset>
  );
}

/** The same to who only reads. */
export function ShownPrice({ price }: { price: RoadPrice }) {
  return <>{usePriceText()(price)}</>;
}
