import { copyPackageRoute, packageTexts } from "@pulau/contract/package-admin.ts";
import { createPackageRoute } from "@pulau/contract/rates-admin.ts";
import { type PackageKind, packageKinds } from "@pulau/domain/catalogue/catalogue.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import type { PackageId } from "@pulau/domain/ids.ts";
import { useNavigate } from "@tanstack/react-router";
import { useSend } from "../../../../api/use-call.ts";
import { PictureInput } from "../../../../business/catalogue/picture-input.tsx";
import { Texts } from "../../../../business/catalogue/texts.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { Select, TextInput } from "../../../../ui/text-fields.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { copyPackage, createPackage, type PackageRow, packagePaths } from "../calls.ts";
import styles from "../packages.module.css";

/** What was made is shown at once. */
function useOpen() {
  const navigate = useNavigate();
  return (_id: PackageId) => navigate({ to: `/staff/packages/${_id}` });
}

function useNewForm() {
  const add = useSend(createPackage, packagePaths);
  const open = useOpen();
  return useForm({
    schema: createPackageRoute.body,
    initial: {
      code: "",
      type: "tour" as PackageKind,
      name: noWords,
      summary: noWords,
      pictures: [{ picture: "lagoon-above", alt: noWords }],
    },
    onSubmit: async (body) => open((await add.mutateAsync({ body }))._id),
  });
}

/** A new package: what it is called. Options, prices and all else follow on its page. */
export function NewDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("catalogue");
  const form = useNewForm();
  return (
    <FormDialog
      form={form}
      title={t("packages.add")}
      words={{ leave: t("cancel"), save: t("create") }}
      onClose={onClose}
    >
      <p className="muted">{t("packages.newLead")}</p>
      <div className={styles.two}>
        <TextInput label={t("code")} hint={t("codeHint")} {...form.field("code")} />
        <Select
          label={t("kind")}
          hint={t(`kindHints.${form.values.type}`)}
          choices={packageKinds.map((value) => ({ value, text: t(`kinds.${value}`) }))}
          {...form.field("type")}
        />
      </div>
      <Texts
        form={form}
        stacked
        rows={[
          { path: "name", label: t("name"), most: packageTexts.name },
          { path: "summary", label: t("summary"), most: packageTexts.summary, long: true },
        ]}
      />
      <PictureInput label={t("picture.label")} field={form.field("pictures.0.picture")} />
    </FormDialog>
  );
}

/** Copies a package under a code and a name of its own. */
export function CopyDialog({ row, onClose }: { row: Pick<PackageRow, "_id" | "name">; onClose: () => void }) {
  const { t } = useTranslation("catalogue");
  const { say } = useLanguage();
  const copy = useSend(copyPackage, packagePaths);
  const open = useOpen();
  const form = useForm({
    schema: copyPackageRoute.body,
    initial: { code: "", name: row.name },
    onSubmit: async (body) => open((await copy.mutateAsync({ params: { _id: row._id }, body }))._id),
  });
  return (
    <FormDialog
      form={form}
      title={t("packages.copyTitle", { name: say(row.name) })}
      words={{ leave: t("cancel"), save: t("copy") }}
      onClose={onClose}
    >
      <p className="muted">{t("packages.copyLead")}</p>
      <TextInput label={t("code")} hint={t("codeHint")} {...form.field("code")} />
      <Texts form={form} stacked rows={[{ path: "name", label: t("name"), most: packageTexts.name }]} />
    </FormDialog>
  );
}
