import { keepGroupRoute } from "@pulau/contract/groups.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { DateField } from "../../../ui/date-field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { type GroupDetail, groupPaths, keepGroup } from "./calls.ts";

/** Keeps once more what was released, until another day. */
export function KeepDialog({ group, onClose }: { group: GroupDetail; onClose: () => void }) {
  const { t } = useTranslation("groups");
  const toast = useToast();
  const keep = useSend(keepGroup, groupPaths);
  const form = useForm({
    schema: keepGroupRoute.body,
    initial: { cutOffOn: "" },
    onSubmit: async (body) => {
      await keep.mutateAsync({ params: { _id: group._id }, body });
      onClose();
      toast({ tone: "success", text: t("acts.kept") });
    },
  });
  return (
    <FormDialog
      form={form}
      title={t("acts.keep")}
      words={{ leave: t("cancel"), save: t("acts.keep") }}
      onClose={onClose}
    >
      <DateField label={t("form.cutOffOn")} hint={t("form.cutOffHint")} {...form.field("cutOffOn")} />
    </FormDialog>
  );
}
