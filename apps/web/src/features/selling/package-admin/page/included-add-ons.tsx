import type { AddOnId } from "@pulau/domain/ids.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { IconTrash } from "../../../../ui/icons/index.ts";
import { NumberInput } from "../../../../ui/number-input.tsx";
import { Select } from "../../../../ui/text-fields.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Package } from "../calls.ts";
import styles from "../packages.module.css";
import type { OptionForm } from "./use-option-form.ts";

/** What the option's price has in it of the things that are also sold singly. */
export function IncludedAddOns({
  form,
  choices,
}: {
  form: OptionForm;
  choices: Package["choices"]["addOns"];
}) {
  const { t } = useTranslation("catalogue");
  const { say } = useLanguage();
  const { addOns } = form.values;
  const nameOf = (id: AddOnId) => {
    const found = choices.find(({ _id }) => _id === id);
    return found ? say(found.name) : "";
  };
  const free = choices.filter(({ _id }) => !addOns.some(({ addOnId }) => addOnId === _id));
  return (
    <fieldset className={styles.group}>
      <legend>{t("option.addOns")}</legend>
      {addOns.map(({ addOnId }, place) => (
        <fieldset key={addOnId} className={styles.included}>
          <legend>{nameOf(addOnId)}</legend>
          <div className={styles.two}>
            <NumberInput
              label={t("option.count")}
              least={1}
              most={100}
              {...form.number(`addOns.${place}.count`)}
            />
            <Select
              label={t("option.per")}
              choices={(["person", "booking"] as const).map((value) => ({
                value,
                text: t(`option.pers.${value}`),
              }))}
              {...form.field(`addOns.${place}.per`)}
            />
            <NumberInput
              label={t("option.day")}
              hint={t("option.dayHint")}
              most={60}
              {...form.number(`addOns.${place}.dayOfStay`)}
            />
          </div>
          <IconButton
            icon={IconTrash}
            label={t("option.removeAddOn", { place: place + 1 })}
            onClick={() =>
              form.set(
                "addOns",
                addOns.filter((_, at) => at !== place),
              )
            }
          />
        </fieldset>
      ))}
      {free.length > 0 && (
        <Select
          label={t("option.addAddOn")}
          value=""
          empty={t("option.addOn")}
          onChange={(addOnId: AddOnId) =>
            addOnId !== "" &&
            form.set("addOns", [...addOns, { addOnId, count: 1, per: "person", dayOfStay: null }])
          }
          choices={free.map(({ _id, name }) => ({ value: _id, text: say(name) }))}
        />
      )}
    </fieldset>
  );
}
