import { feePers } from "@pulau/domain/catalogue/charges.ts";
import { IconPlus, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { AmountInput } from "../../../ui/amount-input.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { Select } from "../../../ui/text-fields.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./charges.module.css";
import { NameFields } from "./name-fields.tsx";
import { useWhom } from "./use-charge-text.ts";
import type { ChargesForm } from "./use-charges.ts";

const blank = {
  ...{ _id: null, name: { en: "", my: "", cn: "" }, per: "person" },
  amounts: (["malaysian", "foreign"] as const).map((who) => ({ who, guestKind: null, sen: 0 })),
} as const;

/** Fees, with an amount for each kind of guest that they tell apart. */
export function FeeRows({ form, readOnly }: { form: ChargesForm; readOnly: boolean }) {
  const { t } = useTranslation(["charges", "prices"]);
  const { say } = useLanguage();
  const whom = useWhom();
  const { fees } = form.values;
  return (
    <Card as="section" aria-labelledby="fees" className={styles.card}>
      <h2 id="fees">{t("fees")}</h2>
      {fees.map((fee, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is new has no id yet
        <fieldset className={styles.row} key={at} disabled={readOnly}>
          <legend>{say(fee.name)}</legend>
          <NameFields form={form} at={`fees.${at}`} readOnly={readOnly} />
          <div className={styles.terms}>
            <Select
              label={t("per")}
              {...form.field(`fees.${at}.per`)}
              choices={feePers.map((value) => ({ value, text: t(`prices:choices.feePer.${value}`) }))}
            />
            {!readOnly && (
              <IconButton
                icon={IconX}
                label={t("remove", { name: say(fee.name) })}
                onClick={() => form.set("fees", fees.toSpliced(at, 1))}
              />
            )}
          </div>
          <div className={styles.amounts}>
            {fee.amounts.map((row, place) => (
              <AmountInput
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a fee keep their places
                key={place}
                label={t("amount", { whom: whom(row) })}
                {...form.amount(`fees.${at}.amounts.${place}.sen`)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {!readOnly && (
        <p>
          <Button
            kind="outline"
            size="small"
            icon={IconPlus}
            onClick={() => form.set("fees", [...fees, blank])}
          >
            {t("newFee")}
          </Button>
        </p>
      )}
    </Card>
  );
}
