import { changeFoundThingRoute } from "@pulau/contract/found-things.ts";
import { useBackend, useSend } from "../../../api/use-call.ts";
import { type FoundThing, foundThings, housekeepingRoom } from "../../../business/room-acts/calls.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { changeFound } from "./staff-routes.ts";

/** Corrects what was found, or says where it is kept now. */
export function EditDialog({ found, onClose }: { found: FoundThing; onClose: () => void }) {
  const { t } = useTranslation(["found-things", "room-acts"]);
  const { call } = useBackend();
  const toast = useToast();
  const send = useSend(changeFound, [foundThings.path, housekeepingRoom.path]);
  const latest = async () => {
    const [now = found] = (await call(foundThings, { query: { row: found._id } })).things;
    return { values: { what: now.what, place: now.place }, version: now.version };
  };
  const form = useForm({
    schema: changeFoundThingRoute.body,
    initial: { what: found.what, place: found.place },
    versioned: { version: found.version, latest },
    onSubmit: async (body, options) => {
      await send.mutateAsync({ params: { _id: found._id }, body, options });
      toast({ tone: "success", text: t("saved") });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t("edit")}
      words={{ leave: t("cancel"), save: t("save") }}
      onClose={onClose}
    >
      <TextInput {...form.field("what")} label={t("room-acts:found.what")} />
      <TextInput {...form.field("place")} label={t("room-acts:found.place")} />
    </FormDialog>
  );
}
