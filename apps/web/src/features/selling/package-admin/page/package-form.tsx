import { packageTexts } from "@pulau/contract/package-admin.ts";
import { packageKinds } from "@pulau/domain/catalogue/catalogue.ts";
import { useId } from "react";
import { useMay } from "../../../../api/use-call.ts";
import { OwnBands } from "../../../../business/age-bands/own-bands.tsx";
import { Pictures, type PicturesForm } from "../../../../business/catalogue/pictures.tsx";
import { Texts } from "../../../../business/catalogue/texts.tsx";
import { useTypedBeside } from "../../../../business/typed-beside.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { FormFooter } from "../../../../ui/form-footer.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { Select, TextInput } from "../../../../ui/text-fields.tsx";
import type { Package } from "../calls.ts";
import styles from "../packages.module.css";
import { Options } from "./options.tsx";
import { Selling } from "./selling.tsx";
import { Transport } from "./transport.tsx";
import { typedPackage } from "./typed-package.ts";
import { type PackageFormState, type PackagePart, usePackageForm } from "./use-package-form.ts";

function TextSection({ form, disabled }: { form: PackageFormState; disabled: boolean }) {
  const { t } = useTranslation("catalogue");
  const id = useId();
  return (
    <Card as="section" className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{t("page.texts")}</h2>
        <p className="hint">{t("page.textsLead")}</p>
      </div>
      <Texts
        form={form}
        disabled={disabled}
        rows={[
          { path: "name", label: t("name"), most: packageTexts.name },
          { path: "summary", label: t("summary"), most: packageTexts.summary, long: true },
        ]}
      />
      <div className={styles.two}>
        <TextInput label={t("code")} hint={t("codeHint")} disabled={disabled} {...form.field("code")} />
        <Select
          label={t("kind")}
          hint={t(`kindHints.${form.values.type}`)}
          disabled={disabled}
          choices={packageKinds.map((value) => ({ value, text: t(`kinds.${value}`) }))}
          {...form.field("type")}
        />
      </div>
    </Card>
  );
}

function Ages({ form, disabled }: PackagePart) {
  const { t } = useTranslation("age-bands");
  const id = useId();
  return (
    <Card as="section" className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{t("ages")}</h2>
        <p className="hint">{t("lead")}</p>
      </div>
      <OwnBands form={form} where="package" readOnly={disabled} />
    </Card>
  );
}

/** Everything of a package but its options and prices, saved together. */
export function PackageForm({ pack }: { pack: Package }) {
  const { t } = useTranslation("catalogue");
  const disabled = !useMay()("rates", "write");
  const form = usePackageForm(pack);
  useTypedBeside(form.dirty ? form.values : null, (values) => typedPackage(pack, values));
  const parts = { form, pack, disabled };
  return (
    <form className={styles.form} {...form.form}>
      <TextSection form={form} disabled={disabled} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <Options {...parts} />
          <Transport {...parts} />
          <Ages {...parts} />
        </div>
        <div className={styles.side}>
          <Selling {...parts} />
          <Pictures
            form={form as unknown as PicturesForm}
            pictures={form.values.pictures}
            disabled={disabled}
            least={1}
          />
        </div>
      </div>
      <FormFooter form={form} sticky save={t("save")} readOnly={disabled && t("readOnly")} />
    </form>
  );
}
