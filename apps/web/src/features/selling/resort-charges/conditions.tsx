import type { Words } from "@pulau/domain/catalogue/words.ts";
import type { ComponentProps } from "react";
import type { FieldGroup } from "../../../business/card-form/field-specs.ts";
import { GuestWording } from "../../../business/price-sentences/guest-wording.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ChargeForm, Folded } from "./charge-form.tsx";
import styles from "./charges.module.css";

/** Of a rule's fields those that a charge's row has not: its name and these are typed there. */
export const groupsWithout = (
  groups: readonly FieldGroup[],
  typedInRow: readonly string[],
): readonly FieldGroup[] =>
  groups.flatMap(({ fields, ...group }) => {
    const left = fields.filter(({ at }) => at !== "name" && !typedInRow.includes(at));
    return left.length === 0 ? [] : [{ ...group, fields: left }];
  });

type Props<Charge extends { readonly name: Words }> = ComponentProps<typeof ChargeForm<Charge>> & {
  readonly step: "fee" | "tax";
  /** What the whole charge says. */
  readonly sentence: string;
};

/** A tax or fee as its sentence, with what guests read, and a form for whom and when it is. */
export function Conditions<Charge extends { readonly name: Words }>(props: Props<Charge>) {
  const { step, sentence, ...form } = props;
  const { t } = useTranslation("charges");
  const isWrong = form.groups
    .flatMap(({ fields }) => fields.map(({ at }) => `${form.path}.${at}`))
    .some((at) => form.form.errorAt(at) !== null || form.form.hasErrorIn(at));
  return (
    <>
      <p className={styles.sentence}>
        <span>{sentence}</span>
        <GuestWording name={form.charge.name} step={step} line={null} />
      </p>
      <Folded first={false} isWrong={isWrong}>
        <summary>{t("conditions")}</summary>
        <fieldset disabled={form.readOnly} className={styles.bare}>
          <ChargeForm {...form} />
        </fieldset>
      </Folded>
    </>
  );
}
