import { PromoPackageBody } from "@pulau/contract/promo-package-admin.ts";
import { pictures } from "@pulau/domain/catalogue/pictures.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { useNewest } from "../../../../api/use-newest.ts";
import { useRowSends } from "../../../../api/use-row-sends.ts";
import { formValuesOf } from "../../../../business/catalogue/form-values.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { AmountInput } from "../../../../ui/amount-input.tsx";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { Switch } from "../../../../ui/choice-fields.tsx";
import { ComboField } from "../../../../ui/combo-field.tsx";
import { DateField } from "../../../../ui/date-field.tsx";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { IconTrash } from "../../../../ui/icons/index.ts";
import { NumberInput } from "../../../../ui/number-input.tsx";
import { PictureField } from "../../../../ui/picture-field.tsx";
import { Segmented } from "../../../../ui/segmented.tsx";
import { Select } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useRowForm } from "../../../../ui/use-row-form.ts";
import styles from "../advance-sales.module.css";
import {
  addPackage,
  type PackageOption,
  type PackageRow,
  packagePaths,
  packages,
  updatePackage,
} from "../calls.ts";
import { InThree } from "../fields.tsx";

const blank = {
  activeStatus: true,
  optionId: "",
  name: noWords,
  description: noWords,
  picture: "island-dawn",
  per: "whole" as const,
  depositSen: 20_000,
  paxMax: 4,
  nosToSell: 20,
  windows: [],
  saleFrom: "",
  saleTo: null,
  expiresAfterDays: 365,
  expiresOn: null,
  perPerson: null,
};

function usePackageForm(row: PackageRow | null, onClose: () => void) {
  const { t } = useTranslation("promo-packages");
  const toast = useToast();
  const sends = useRowSends(addPackage, updatePackage, packagePaths);
  const newest = useNewest();
  return useRowForm({
    schema: PromoPackageBody,
    row,
    blank,
    valuesOf: formValuesOf(blank),
    newest: ({ _id }) =>
      newest(packages, { query: { row: _id } }, (list) =>
        list.promoPackages.find((offer) => offer._id === _id),
      ),
    ...sends,
    onSaved: () => {
      onClose();
      toast({ tone: "success", text: t("staff.saved") });
    },
  });
}

type Form = ReturnType<typeof usePackageForm>;

/** A date that may be left out. */
const dayOrNone = (form: Form, path: string) => ({
  ...form.field(path),
  onChange: (value: string) => form.set(path, value || null),
});

function Expiry({ form }: { form: Form }) {
  const { t } = useTranslation("promo-packages");
  const byDate = form.values.expiresOn !== null;
  const choose = (kind: "days" | "date") =>
    form.setValues({
      ...form.values,
      ...(kind === "date"
        ? { expiresAfterDays: null, expiresOn: "" }
        : { expiresAfterDays: 365, expiresOn: null }),
    });
  return (
    <>
      <Segmented
        label={t("staff.fields.expiry")}
        value={byDate ? "date" : "days"}
        onChange={choose}
        choices={[
          { value: "days", text: t("staff.fields.expiryDays") },
          { value: "date", text: t("staff.fields.expiryDate") },
        ]}
      />
      {byDate ? (
        <DateField label={t("staff.fields.expiresOn")} {...form.field("expiresOn")} />
      ) : (
        <NumberInput label={t("staff.fields.expiresAfterDays")} {...form.number("expiresAfterDays")} />
      )}
    </>
  );
}

function Windows({ form }: { form: Form }) {
  const { t } = useTranslation("promo-packages");
  const windows = form.values.windows as { from: string; to: string }[];
  return (
    <fieldset className={styles.windows}>
      <legend>{t("staff.fields.windows")}</legend>
      <p className="hint">{t("staff.fields.windowsHint")}</p>
      {windows
        .map((_, place) => ({ place }))
        .map(({ place }) => (
          <div key={place} className={styles.window}>
            <DateField label={t("staff.fields.from")} {...form.field(`windows.${place}.from`)} />
            <DateField label={t("staff.fields.to")} {...form.field(`windows.${place}.to`)} />
            <IconButton
              icon={IconTrash}
              label={t("staff.fields.removeWindow")}
              onClick={() =>
                form.set(
                  "windows",
                  windows.filter((__, i) => i !== place),
                )
              }
            />
          </div>
        ))}
      <div>
        <Button
          kind="soft"
          size="small"
          onClick={() => form.set("windows", [...windows, { from: "", to: "" }])}
        >
          {t("staff.fields.addWindow")}
        </Button>
      </div>
    </fieldset>
  );
}

function Terms({ form }: { form: Form }) {
  const { t } = useTranslation("promo-packages");
  return (
    <>
      <div className={styles.two}>
        <AmountInput label={t("staff.fields.deposit")} {...form.amount("depositSen")} />
        <Select
          label={t("staff.fields.per")}
          choices={[
            { value: "whole", text: t("staff.fields.whole") },
            { value: "pax", text: t("staff.fields.pax") },
          ]}
          {...form.field("per")}
        />
        <NumberInput label={t("staff.fields.paxMax")} {...form.number("paxMax")} />
        <NumberInput label={t("staff.fields.nosToSell")} {...form.number("nosToSell")} />
        <DateField label={t("staff.fields.saleFrom")} {...form.field("saleFrom")} />
        <DateField
          label={t("staff.fields.saleTo")}
          hint={t("staff.fields.saleToHint")}
          {...dayOrNone(form, "saleTo")}
        />
      </div>
      <NumberInput
        label={t("staff.fields.perPerson")}
        hint={t("staff.fields.perPersonHint")}
        {...form.number("perPerson")}
      />
      <Expiry form={form} />
      <Windows form={form} />
    </>
  );
}

/** A promo package with all its terms: a new one, or one to change. */
export function PackageDialog({
  row,
  options,
  onClose,
}: {
  row: PackageRow | null;
  options: readonly PackageOption[];
  onClose: () => void;
}) {
  const { t } = useTranslation("promo-packages");
  const { say } = useLanguage();
  const form = usePackageForm(row, onClose);
  return (
    <FormDialog
      form={form}
      title={t(row ? "staff.editTitle" : "staff.newTitle")}
      words={{ leave: t("staff.cancel"), save: t("staff.save") }}
      onClose={onClose}
    >
      <ComboField
        label={t("staff.fields.option")}
        hint={t("staff.fields.optionHint")}
        empty={t("staff.fields.choose")}
        choices={options.map((option) => ({
          value: option._id,
          text: t("staff.fields.optionOf", { name: say(option.packageName), option: say(option.name) }),
        }))}
        {...form.field("optionId")}
      />
      <InThree
        path="name"
        field={form.field}
        labelOf={(language) => t("staff.fields.nameIn", { language })}
      />
      <InThree
        path="description"
        field={form.field}
        labelOf={(language) => t("staff.fields.descriptionIn", { language })}
        long={600}
      />
      <PictureField label={t("staff.fields.picture")} names={pictures} field={form.field("picture")} />
      <Terms form={form} />
      <Switch label={t("staff.fields.active")} {...form.tick("activeStatus")} />
    </FormDialog>
  );
}
