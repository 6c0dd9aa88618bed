import { copyPackageRoute, packageTexts } from "@pulau/contract/package-admin.ts";
import { createPackageRoute } from "@pulau/contract/rates-admin.ts";
import { type PackageKind, packageKinds } from "@pulau/domain/catalogue/catalogue.ts";
import { useNavigate } from "@tanstack/react-router";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useSend } from "../../../../api/use-call.ts";
import { PictureInput } from "../../../../business/catalogue/picture-input.tsx";
import { Texts } from "../../../../business/catalogue/texts.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Select, TextInput } from "../../../../ui/text-fields.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { copyPackage, createPackage, type PackageRow, packagePaths } from "../calls.ts";
import styles from "../packages.module.css";

const unsaid = { en: "", my: "", cn: "" };

/** What was made is shown at once. */
function useOpen() {
  const navigate = useNavigate();
  return (_id: string) => navigate({ to: `/staff/packages/${_id}` });
}

function useNewForm() {
  const add = useSend(createPackage, packagePaths);
  const open = useOpen();
  return useForm({
    schema: createPackageRoute.body,
    initial: {
      ...{ code: "", type: "tour" as PackageKind, name: unsaid, summary: unsaid },
      pictures: [{ picture: "lagoon-above", alt: unsaid }],
    },
    onSubmit: async (body) => open((await add.mutateAsync({ body }))._id),
  });
}

/** A new package: what it is called. Options, prices and all else follow on its page. */
export function NewDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("catalogue");
  const form = useNewForm();
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      size="panel"
      title={t("packages.add")}
      acts={
        <>
          <Button kind="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={id} busy={form.busy}>
            {t("create")}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} {...form.form}>
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
        {form.failure !== null && <ErrorState error={form.failure} />}
      </form>
    </Dialog>
  );
}

/** Copies a package under a code and a name of its own. */
export function CopyDialog({ row, onClose }: { row: Pick<PackageRow, "_id" | "name">; onClose: () => void }) {
  const { t } = useTranslation("catalogue");
  const { say } = useLanguage();
  const copy = useSend(copyPackage, packagePaths);
  const open = useOpen();
  const id = useId();
  const form = useForm({
    schema: copyPackageRoute.body,
    initial: { code: "", name: row.name },
    onSubmit: async (body) => open((await copy.mutateAsync({ params: { _id: row._id }, body }))._id),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="panel"
      title={t("packages.copyTitle", { name: say(row.name) })}
      acts={
        <>
          <Button kind="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={id} busy={form.busy}>
            {t("copy")}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} {...form.form}>
        <p className="muted">{t("packages.copyLead")}</p>
        <TextInput label={t("code")} hint={t("codeHint")} {...form.field("code")} />
        <Texts form={form} stacked rows={[{ path: "name", label: t("name"), most: packageTexts.name }]} />
        {form.failure !== null && <ErrorState error={form.failure} />}
      </form>
    </Dialog>
  );
}
