import { PromoCodeInput } from "@pulau/contract/promo-codes.ts";
import { pictures } from "@pulau/domain/catalogue/pictures.ts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { useCall, useSend } from "../../../api/use-call.ts";
import { useNewest } from "../../../api/use-newest.ts";
import { AmountInput, PercentInput } from "../../../ui/amount-input.tsx";
import { Button } from "../../../ui/button.tsx";
import { Switch } from "../../../ui/choice-fields.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormConflict } from "../../../ui/form-conflict.tsx";
import { PictureField } from "../../../ui/picture-field.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Select, Textarea, TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { addPromoCode, changePromoCode, type Promo, packages, promoCodes } from "./calls.ts";
import styles from "./promotions.module.css";

type Input = z.input<typeof PromoCodeInput>;
const languages = ["en", "my", "cn"] as const;
const inAll = { en: "", my: "", cn: "" };
const empty: Input = {
  ...{ code: "", type: "cash", name: inAll, description: inAll, picture: "lagoon-above", valueSen: null },
  ...{
    share: null,
    packageId: null,
    priceSen: 0,
    packageIds: [],
    minSpendSen: 0,
    capacity: null,
    perPerson: null,
  },
  ...{ bookFrom: null, bookTo: null, stayFrom: null, stayTo: null, validDays: 365 },
  ...{ special: false, listed: true, activeStatus: true },
};

const inputOf = ({ _id, version, sold, used, popularity, createdAt, ...input }: Promo): Input => input;

type Form = ReturnType<typeof useForm<typeof PromoCodeInput>>;

function Day({
  form,
  path,
  label,
}: {
  form: Form;
  path: "bookFrom" | "bookTo" | "stayFrom" | "stayTo";
  label: string;
}) {
  const field = form.field(path);
  return (
    <DateField
      label={label}
      optional
      {...field}
      onChange={(value) => form.set(path, value === "" ? null : value)}
    />
  );
}

function Kind({ form }: { form: Form }) {
  const { t } = useTranslation("staff-promotions");
  const { say } = useLanguage();
  const { data } = useCall(packages, { query: {} });
  const { type } = form.values;
  return (
    <>
      <Select
        label={t("form.type")}
        choices={(["cash", "percent", "package"] as const).map((value) => ({
          value,
          text: t(`types.${value}`),
        }))}
        {...form.field("type")}
        onChange={(value) =>
          form.setValues({
            ...form.values,
            type: value as Input["type"],
            valueSen: null,
            share: null,
            priceSen: 0,
            packageId: null,
          })
        }
      />
      {type === "package" && (
        <Select
          label={t("form.package")}
          empty={t("form.choose")}
          choices={(data?.packages ?? []).map(({ _id, name }) => ({ value: _id, text: say(name) }))}
          {...form.field("packageId")}
          onChange={(value) => form.set("packageId", value === "" ? null : value)}
        />
      )}
      {type !== "percent" && (
        <AmountInput key={`value-${type}`} label={t("form.value")} {...form.amount("valueSen")} />
      )}
      {type !== "cash" && (
        <PercentInput key={`share-${type}`} label={t("form.share")} {...form.amount("share")} />
      )}
      {type === "cash" && (
        <AmountInput
          empty={0}
          label={t("form.price")}
          hint={t("form.priceHint")}
          {...form.amount("priceSen")}
        />
      )}
    </>
  );
}

/** Enters a new promo code, or changes one. */
export function PromoForm({ promo, onClose }: { promo: Promo | null; onClose: () => void }) {
  const { t } = useTranslation("staff-promotions");
  const toast = useToast();
  const id = useId();
  const add = useSend(addPromoCode, [promoCodes.path]);
  const change = useSend(changePromoCode, [promoCodes.path]);
  const newest = useNewest();
  const latest = async ({ _id, code: search }: Promo) => {
    const byCode = { query: { limit: 100, search } };
    const found = await newest(promoCodes, byCode, (list) => list.promoCodes.find((one) => one._id === _id));
    return { values: inputOf(found), version: found.version };
  };
  const form = useForm({
    schema: PromoCodeInput,
    initial: promo === null ? empty : inputOf(promo),
    versioned: promo === null ? undefined : { version: promo.version, latest: () => latest(promo) },
    onSubmit: async (body, options) => {
      await (promo === null
        ? add.mutateAsync({ body })
        : change.mutateAsync({ params: { _id: promo._id }, body, options }));
      onClose();
      toast({ tone: "success", text: t("saved", { code: body.code }) });
    },
  });
  return (
    <Dialog
      open
      size="panel"
      onClose={onClose}
      title={promo === null ? t("add") : t("edit.title", { code: promo.code })}
      acts={
        <>
          <Button kind="outline" onClick={onClose}>
            {t("keep")}
          </Button>
          <Button type="submit" form={id} busy={form.busy}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form id={id} {...form.form} className={styles.form}>
        <TextInput label={t("form.code")} hint={t("form.codeHint")} maxLength={20} {...form.field("code")} />
        <Kind form={form} />
        {languages.map((language) => (
          <TextInput
            key={language}
            label={t(`form.name.${language}`)}
            maxLength={200}
            {...form.field(`name.${language}`)}
          />
        ))}
        {languages.map((language) => (
          <Textarea
            key={language}
            label={t(`form.description.${language}`)}
            maxLength={600}
            rows={2}
            {...form.field(`description.${language}`)}
          />
        ))}
        <PictureField label={t("form.picture")} names={pictures} field={form.field("picture")} />
        <div className={styles.pair}>
          <TextInput
            label={t("form.capacity")}
            hint={t("form.capacityHint")}
            optional
            {...form.number("capacity")}
          />
          <TextInput label={t("form.perPerson")} optional {...form.number("perPerson")} />
          <AmountInput empty={0} label={t("form.minSpend")} {...form.amount("minSpendSen")} />
          <TextInput label={t("form.validDays")} {...form.number("validDays")} />
          <Day form={form} path="bookFrom" label={t("form.bookFrom")} />
          <Day form={form} path="bookTo" label={t("form.bookTo")} />
          <Day form={form} path="stayFrom" label={t("form.stayFrom")} />
          <Day form={form} path="stayTo" label={t("form.stayTo")} />
        </div>
        <Switch label={t("form.special")} {...form.tick("special")} />
        <Switch label={t("form.listed")} {...form.tick("listed")} />
        <Switch label={t("form.active")} {...form.tick("activeStatus")} />
        <FormConflict form={form} />
        {form.failure !== null && <ErrorState error={form.failure} />}
      </form>
    </Dialog>
  );
}
