import { voidGroupEntryRoute } from "@pulau/contract/groups.ts";
import type { GroupEntryId } from "@pulau/domain/ids.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { type GroupDetail, groupPaths, voidGroupEntry } from "./calls.ts";

/** Takes a payment out of the books that was recorded by mistake. */
export function VoidDialog({
  group,
  entryId,
  onClose,
}: {
  group: GroupDetail;
  entryId: GroupEntryId;
  onClose: () => void;
}) {
  const { t } = useTranslation("groups");
  const toast = useToast();
  const send = useSend(voidGroupEntry, groupPaths);
  const form = useForm({
    schema: voidGroupEntryRoute.body,
    initial: { entryId, reason: "" },
    onSubmit: async (body, options) => {
      await send.mutateAsync({ params: { _id: group._id }, body, options });
      onClose();
      toast({ tone: "success", text: t("account.voidDone") });
    },
  });
  return (
    <FormDialog
      form={form}
      title={t("account.voidTitle")}
      words={{ leave: t("cancel"), save: t("account.voidAct") }}
      onClose={onClose}
    >
      <p className="muted">{t("account.voidText")}</p>
      <TextInput label={t("account.reason")} maxLength={300} {...form.field("reason")} />
    </FormDialog>
  );
}
