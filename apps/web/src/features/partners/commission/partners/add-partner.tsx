import { addPartnerRoute } from "@pulau/contract/partners.ts";
import { partnerKinds } from "@pulau/domain/access/account-kinds.ts";
import { useNavigate } from "@tanstack/react-router";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Segmented } from "../../../../ui/segmented.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Select, TextInput } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import styles from "../commission.module.css";

type Kind = "agency" | "influencer";

/** Opens an account and invites its owner. */
export function AddPartner({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("partners");
  const toast = useToast();
  const navigate = useNavigate();
  const { mutateAsync: send } = useSend(addPartnerRoute, ["/admin/api/partners"]);
  const form = useForm({
    schema: addPartnerRoute.body,
    initial: { kind: "agency" as Kind, accountName: "", owner: { name: "", email: "", language: "en" } },
    onSubmit: async (body) => {
      const { _id } = await send({ body });
      toast({ tone: "success", text: t("addForm.done", { name: body.accountName }) });
      onDone();
      await navigate({ to: "/staff/partners/$id", params: { id: _id } });
    },
  });
  return (
    <form className={styles.form} {...form.form}>
      <Segmented<Kind>
        label={t("addForm.kind")}
        value={form.values.kind}
        onChange={(kind) => form.set("kind", kind)}
        choices={partnerKinds.map((value) => ({ value, text: t(`kinds.${value}`) }))}
      />
      <TextInput label={t("addForm.accountName")} autoComplete="off" {...form.field("accountName")} />
      <TextInput label={t("addForm.ownerName")} autoComplete="off" {...form.field("owner.name")} />
      <TextInput
        label={t("addForm.ownerEmail")}
        hint={t("addForm.ownerHint")}
        type="email"
        dir="ltr"
        autoComplete="off"
        {...form.field("owner.email")}
      />
      <Select
        label={t("addForm.language")}
        choices={(["en", "my", "cn"] as const).map((value) => ({
          value,
          text: t(`addForm.languages.${value}`),
        }))}
        {...form.field("owner.language")}
      />
      {form.failure !== null && <ErrorState error={form.failure} />}
      <div className={styles.acts}>
        <Button type="submit" busy={form.busy}>
          {t("addForm.act")}
        </Button>
      </div>
    </form>
  );
}
