import { packageTexts } from "@pulau/contract/package-admin.ts";
import { mealPlans } from "@pulau/domain/catalogue/meals.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import type { TransportId } from "@pulau/domain/ids.ts";
import { Texts } from "../../../../business/catalogue/texts.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { Switch } from "../../../../ui/choice-fields.tsx";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { IconPlus, IconTrash } from "../../../../ui/icons/index.ts";
import { NumberInput } from "../../../../ui/number-input.tsx";
import { Select } from "../../../../ui/text-fields.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Option, Package } from "../calls.ts";
import styles from "../packages.module.css";
import { IncludedAddOns } from "./included-add-ons.tsx";
import { IncludedWays } from "./included-ways.tsx";
import { type OptionForm, useOptionForm } from "./use-option-form.ts";

const mostIncludes = 20;

function Includes({ form }: { form: OptionForm }) {
  const { t } = useTranslation("catalogue");
  const { includes } = form.values;
  return (
    <fieldset className={styles.group}>
      <legend>{t("option.includes")}</legend>
      {includes.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is known by its place alone
        <div key={place} className={styles.included}>
          <Texts
            form={form}
            stacked
            rows={[
              {
                path: `includes.${place}`,
                label: t("option.include", { place: place + 1 }),
                most: packageTexts.include,
              },
            ]}
          />
          <IconButton
            icon={IconTrash}
            label={t("option.removeInclude", { place: place + 1 })}
            onClick={() =>
              form.set(
                "includes",
                includes.filter((__, at) => at !== place),
              )
            }
          />
        </div>
      ))}
      {includes.length < mostIncludes && (
        <span>
          <Button
            kind="outline"
            size="small"
            icon={IconPlus}
            onClick={() => form.set("includes", [...includes, noWords])}
          >
            {t("option.addInclude")}
          </Button>
        </span>
      )}
    </fieldset>
  );
}

function Basics({ form, pack, option }: { form: OptionForm; pack: Package; option: Option | null }) {
  const { t } = useTranslation("catalogue");
  const { say } = useLanguage();
  const others = pack.choices.options.filter(({ _id }) => _id !== option?._id);
  return (
    <>
      <Texts form={form} stacked rows={[{ path: "name", label: t("name"), most: packageTexts.name }]} />
      <div className={styles.two}>
        <NumberInput label={t("option.nights")} least={1} most={60} {...form.number("nights")} />
        <Select
          label={t("option.meals")}
          choices={mealPlans.map((value) => ({ value, text: t(`option.mealChoices.${value}`) }))}
          {...form.field("meals")}
        />
      </div>
      <Select
        label={t("option.usual")}
        hint={t("option.usualHint")}
        {...form.field("usualOptionId")}
        onChange={(value) => form.set("usualOptionId", value || null)}
        empty={t("option.noUsual")}
        choices={others.map(({ _id, name, packageName }) => ({
          value: _id,
          text: `${say(packageName)}: ${say(name)}`,
        }))}
      />
    </>
  );
}

/** Boats and land transfers in the price of this option alone; those of the package are in that of every one. */
function IncludedTransport({ form, pack }: { form: OptionForm; pack: Package }) {
  const { t } = useTranslation("catalogue");
  const ways = form.values.transport ?? [];
  const isWhole = (id: TransportId) => pack.transport.some((way) => way.id === id && way.direction === null);
  const choices = pack.choices.transport.filter(
    ({ id }) => !isWhole(id) || ways.some((way) => way.id === id),
  );
  return (
    <fieldset className={styles.group}>
      <legend>{t("page.transport")}</legend>
      <p className="hint">{t("option.transportLead")}</p>
      <IncludedWays
        ways={ways}
        choices={choices}
        disabled={false}
        onChange={(next) => form.set("transport", next)}
      />
    </fieldset>
  );
}

/** One option: how long, which meals, what is included. Its prices are the price grid's. */
export function OptionDialog({
  pack,
  option,
  onClose,
}: {
  pack: Package;
  option: Option | null;
  onClose: () => void;
}) {
  const { t } = useTranslation("catalogue");
  const { say } = useLanguage();
  const form = useOptionForm(pack, option, onClose);
  return (
    <FormDialog
      form={form}
      title={option ? t("page.editOption", { name: say(option.name) }) : t("option.new")}
      words={{ leave: t("cancel"), save: t("save") }}
      onClose={onClose}
    >
      <Basics form={form} pack={pack} option={option} />
      <Includes form={form} />
      <IncludedAddOns form={form} choices={pack.choices.addOns} />
      <IncludedTransport form={form} pack={pack} />
      <Switch label={t("status.onSale")} {...form.tick("activeStatus")} />
    </FormDialog>
  );
}
