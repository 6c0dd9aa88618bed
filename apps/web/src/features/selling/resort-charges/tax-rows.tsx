import { IconPlus, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { PercentInput } from "../../../ui/amount-input.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { Select } from "../../../ui/text-fields.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./charges.module.css";
import { NameFields } from "./name-fields.tsx";
import type { ChargesForm } from "./use-charges.ts";

const groups = ["stay", "food", "other"] as const;
const blank = { _id: null, name: { en: "", my: "", cn: "" }, group: "stay", share: 0 } as const;

/** Taxes, each a share of what it falls on. */
export function TaxRows({ form, readOnly }: { form: ChargesForm; readOnly: boolean }) {
  const { t } = useTranslation(["charges", "prices"]);
  const { say } = useLanguage();
  const { taxes } = form.values;
  return (
    <Card as="section" aria-labelledby="taxes" className={styles.card}>
      <h2 id="taxes">{t("taxes")}</h2>
      {taxes.map((tax, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is new has no id yet
        <fieldset className={styles.row} key={at} disabled={readOnly}>
          <legend>{say(tax.name)}</legend>
          <NameFields form={form} at={`taxes.${at}`} readOnly={readOnly} />
          <div className={styles.terms}>
            <PercentInput label={t("share")} {...form.amount(`taxes.${at}.share`)} />
            <Select
              label={t("on")}
              {...form.field(`taxes.${at}.group`)}
              choices={groups.map((value) => ({ value, text: t(`prices:choices.taxGroup.${value}`) }))}
            />
            {!readOnly && (
              <IconButton
                icon={IconX}
                label={t("remove", { name: say(tax.name) })}
                onClick={() => form.set("taxes", taxes.toSpliced(at, 1))}
              />
            )}
          </div>
        </fieldset>
      ))}
      {!readOnly && (
        <p>
          <Button
            kind="outline"
            size="small"
            icon={IconPlus}
            onClick={() => form.set("taxes", [...taxes, blank])}
          >
            {t("newTax")}
          </Button>
        </p>
      )}
    </Card>
  );
}
