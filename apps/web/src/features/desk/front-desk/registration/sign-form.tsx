import type { AgreedText } from "@pulau/contract/pages.ts";
import type { PageVersionId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { AgreedTexts } from "../../../../business/agreed-texts.tsx";
import { SignaturePad } from "../../../../business/signature-pad.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { IconPencil } from "../../../../ui/icons/index.ts";
import { ErrorState } from "../../../../ui/states.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import styles from "./registration.module.css";

const schema = z.object({
  name: z.string().trim().min(1, { error: "required" }).max(120, { error: "tooLong" }),
  signature: z.string(),
  agreed: z.literal(true, { error: "consent" }),
});

export type Signed = {
  readonly name: string;
  readonly signature: string | null;
  readonly terms: PageVersionId[];
};

type Props = {
  readonly fullName: string;
  readonly terms: readonly AgreedText[];
  readonly onSign: (signed: Signed) => Promise<unknown>;
};

/** Where a guest agrees and signs, with a finger or a pen; who can't is signed for by their typed name alone. */
export function SignForm({ fullName, terms, onSign }: Props) {
  const { t } = useTranslation("registration");
  const form = useForm({
    schema,
    initial: { name: fullName, signature: "", agreed: false as boolean as true },
    onSubmit: ({ name, signature }) =>
      onSign({ name, signature: signature || null, terms: terms.map(({ versionId }) => versionId) }),
  });
  const { signature, agreed } = form.values;
  return (
    <form className={styles.signing} {...form.form}>
      <div className={styles.pad}>
        <SignaturePad path={signature} onChange={(path) => form.set("signature", path)} />
      </div>
      <TextInput
        {...form.field("name")}
        label={t("sign.name")}
        hint={t(signature === "" ? "sign.typed" : "sign.drawn")}
        autoComplete="off"
        maxLength={120}
      />
      <Checkbox
        label={t("sign.agree")}
        checked={agreed}
        onChange={(ticked) => form.set("agreed", ticked)}
        error={form.errorAt("agreed")}
      />
      <AgreedTexts texts={terms} words={(version) => t("sign.version", version)} />
      {form.failure !== null && <ErrorState error={form.failure} />}
      <Button type="submit" size="large" icon={IconPencil} busy={form.busy}>
        {t("sign.act")}
      </Button>
    </form>
  );
}
