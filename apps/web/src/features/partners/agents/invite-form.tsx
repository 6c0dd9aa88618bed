import { InviteBody, inviteMemberRoute } from "@pulau/contract/agent-members.ts";
import type { PortalRole } from "@pulau/contract/route.ts";
import { portalRoles } from "@pulau/domain/access/permissions.ts";
import type { z } from "zod";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { RadioCards } from "../../../ui/segmented.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Select, TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import styles from "./agents.module.css";
import { membersPaths } from "./member-acts.ts";

/** Asks somebody into the agency, by a link that is sent to them. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("agents");
  const toast = useToast();
  const { mutateAsync: send } = useSend(inviteMemberRoute, membersPaths);
  const form = useForm({
    schema: InviteBody,
    initial: { name: "", email: "", role: "editor", language: "en" } as z.input<typeof InviteBody>,
    onSubmit: async (body) => {
      await send({ body });
      toast({ tone: "success", text: t("members.form.sent", { name: body.name }) });
      onDone();
    },
  });
  return (
    <form className={styles.form} {...form.form}>
      <TextInput label={t("members.form.name")} autoComplete="off" data-first {...form.field("name")} />
      <TextInput
        label={t("members.form.email")}
        hint={t("members.form.emailHint")}
        type="email"
        dir="ltr"
        autoComplete="off"
        {...form.field("email")}
      />
      <RadioCards<PortalRole>
        label={t("members.form.role")}
        value={form.values.role}
        onChange={(role) => form.set("role", role)}
        choices={portalRoles.map((value) => ({
          value,
          text: t(`members.roles.${value}`),
          detail: t(`members.roleHints.${value}`),
        }))}
      />
      <Select
        label={t("members.form.language")}
        choices={(["en", "my", "cn"] as const).map((value) => ({
          value,
          text: t(`members.form.languages.${value}`),
        }))}
        {...form.field("language")}
      />
      {form.failure !== null && <ErrorState error={form.failure} />}
      <div className={styles.sure}>
        <Button type="submit" busy={form.busy}>
          {t("members.form.act")}
        </Button>
      </div>
    </form>
  );
}
