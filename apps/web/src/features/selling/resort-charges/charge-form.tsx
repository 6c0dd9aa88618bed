import { type ComponentProps, useEffect, useState } from "react";
import { CardForm } from "../../../business/card-form/card-form.tsx";
import type { FieldGroup } from "../../../business/card-form/field-specs.ts";
import type { FormChoices } from "../../../business/card-form/form-choices.ts";
import { languages } from "../../../i18n/language.ts";
import styles from "./charges.module.css";
import type { ChargesForm } from "./use-charges.ts";

/** What is wrong in a field; of a name in any language, of a span at either end. */
const errorIn = (form: ChargesForm, path: string, field: string) =>
  (field === "name"
    ? languages.map((language) => `name.${language}`)
    : [field, `${field}.from`, `${field}.to`]
  )
    .map((at) => form.errorAt(`${path}.${at}`))
    .find((error) => error !== null) ?? null;

type Props<Charge extends object> = {
  readonly form: ChargesForm;
  /** Where in the form the charge stands. */
  readonly path: string;
  readonly charge: Charge;
  readonly groups: readonly FieldGroup[];
  readonly choices: FormChoices;
  readonly readOnly: boolean;
};

/** The fields of a price list's rule over a charge of the resort. */
export const ChargeForm = <Charge extends object>({ form, path, charge, ...fields }: Props<Charge>) => (
  <CardForm
    {...fields}
    value={charge}
    errorAt={(field) => errorIn(form, path, field)}
    onChange={(changed) => form.set(path, changed)}
  />
);

/** A form below its sentence. A mistake opens it, and mending the mistake does not close it. */
export function Folded({
  first,
  isWrong,
  ...rest
}: ComponentProps<"details"> & { first: boolean; isWrong: boolean }) {
  const [isOpen, setIsOpen] = useState(first);
  useEffect(() => {
    if (isWrong) setIsOpen(true);
  }, [isWrong]);
  return (
    <details
      {...rest}
      className={styles.rule}
      open={isOpen || isWrong}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    />
  );
}
