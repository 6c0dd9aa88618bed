import { PageDraft } from "@pulau/contract/pages.ts";
import { type ComponentProps, useRef, useState } from "react";
import { useMay, useSend } from "../../../api/use-call.ts";
import { useNewest } from "../../../api/use-newest.ts";
import type { Language } from "../../../i18n/language.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { FormFooter } from "../../../ui/form-footer.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { Select, TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { type PageReply, page, pagePaths, savePage } from "./calls.ts";
import { LanguageRows } from "./language-rows.tsx";
import styles from "./page-admin.module.css";
import { PagePreview } from "./page-preview.tsx";
import { PageVersions } from "./page-versions.tsx";
import { TakeOff } from "./take-off.tsx";

const places = ["footer", "menu", "both", "none"] as const;

/** The page's address, and where it is linked from. */
function WhereItStands({ form, readOnly }: Pick<ComponentProps<typeof LanguageRows>, "form" | "readOnly">) {
  const { t } = useTranslation("texts");
  return (
    <Card as="section" className={styles.section} aria-label={t("where")}>
      <div className={styles.pair}>
        <TextInput
          label={t("fields.slug")}
          hint={t("fields.slugHint")}
          dir="ltr"
          disabled={readOnly}
          {...form.field("slug")}
        />
        <Select
          label={t("fields.place")}
          choices={places.map((value) => ({ value, text: t(`places.${value}`) }))}
          disabled={readOnly}
          {...form.field("place")}
        />
      </div>
    </Card>
  );
}

/** A page's draft with a preview beside it. Guests go on reading the published version until the draft is published. */
export function PageEditor({ kept }: { kept: PageReply }) {
  const { t } = useTranslation("texts");
  const toast = useToast();
  const newest = useNewest();
  const readOnly = !useMay()("settings", "write");
  const [language, setLanguage] = useState<Language>(useLanguage().language);
  const publishes = useRef(false);
  const { _id } = kept.page;
  const send = useSend(savePage, pagePaths);
  const form = useForm({
    schema: PageDraft,
    initial: kept.draft,
    versioned: {
      version: kept.version,
      latest: () => newest(page, { params: { _id } }, ({ draft, version }) => ({ values: draft, version })),
    },
    onSubmit: async (draft, options) => {
      const publish = publishes.current;
      await send.mutateAsync({ params: { _id }, body: { ...draft, publish }, options });
      toast({ tone: "success", text: t(publish ? "published" : "saved") });
    },
  });
  const save = (publish: boolean) => () => {
    publishes.current = publish;
  };
  return (
    <form className={styles.editor} {...form.form}>
      <div className={styles.fields}>
        <Card as="section" className={styles.section} aria-label={t("texts")}>
          <LanguageRows form={form} language={language} onLanguage={setLanguage} readOnly={readOnly} />
          <p className="hint">{t("markdown")}</p>
        </Card>
        <WhereItStands form={form} readOnly={readOnly} />
      </div>
      <PagePreview draft={form.values} language={language} onLanguage={setLanguage} />
      <div className={styles.foot}>
        <FormFooter
          form={form}
          sticky
          readOnly={readOnly && t("readOnly")}
          acts={
            <>
              <Button type="submit" busy={form.busy && publishes.current} onClick={save(true)}>
                {t("publish")}
              </Button>
              <Button
                type="submit"
                kind="outline"
                busy={form.busy && !publishes.current}
                onClick={save(false)}
              >
                {t("save")}
              </Button>
              <TakeOff kept={kept} />
            </>
          }
        />
        <PageVersions
          kept={kept}
          onUse={readOnly ? null : (text) => form.setValues({ ...form.values, ...text })}
        />
      </div>
    </form>
  );
}
