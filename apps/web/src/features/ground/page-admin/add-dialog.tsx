import { PageSlug } from "@pulau/contract/pages.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { useNavigate } from "@tanstack/react-router";
import { z } from "zod";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { addPage, pagePaths } from "./calls.ts";
import styles from "./page-admin.module.css";

const Fields = z.object({
  title: z.string().trim().min(1, { error: "required" }).max(120, { error: "tooLong" }),
  slug: PageSlug,
});

/** An address of a title: what is no Latin letter or figure parts words. */
const slugOf = (title: string): string =>
  title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);

/** Begins a page of the resort's own, in the language of whoever writes it. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("texts");
  const { language } = useLanguage();
  const navigate = useNavigate();
  const send = useSend(addPage, pagePaths);
  const form = useForm({
    schema: Fields,
    initial: { title: "", slug: "" },
    onSubmit: async ({ title, slug }) => {
      const body = { slug, title: { ...noWords, [language]: title } };
      const { _id } = await send.mutateAsync({ body });
      await navigate({ to: `/staff/pages/${_id}` });
    },
  });
  const title = form.field("title");
  return (
    <Dialog open onClose={onClose} title={t("add.title")}>
      <form {...form.form} className={styles.form}>
        <TextInput
          label={t("add.name")}
          {...title}
          onChange={(value) => {
            const follows = form.values.slug === slugOf(form.values.title);
            form.setValues({ title: value, slug: follows ? slugOf(value) : form.values.slug });
          }}
        />
        <TextInput label={t("fields.slug")} hint={t("fields.slugHint")} dir="ltr" {...form.field("slug")} />
        {form.failure !== null && <ErrorState error={form.failure} />}
        <Button type="submit" busy={form.busy}>
          {t("add.act")}
        </Button>
      </form>
    </Dialog>
  );
}
