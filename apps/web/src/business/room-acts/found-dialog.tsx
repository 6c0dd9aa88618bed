import { addFoundThingRoute } from "@pulau/contract/found-things.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { DateField } from "../../ui/date-field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { Select, TextInput } from "../../ui/text-fields.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import type { Room } from "./calls.ts";
import { foundAct, photoAct } from "./kept.ts";
import { PhotoPicker } from "./photo-picker.tsx";
import { useRoomOutbox } from "./use-acting.ts";

type OfRoom = Pick<Room, "_id" | "roomNo">;
type Props = {
  /** The room in which it was found; where there are several, it is chosen. */
  readonly rooms: readonly OfRoom[];
  readonly today: Day;
  readonly onClose: () => void;
};

/** Writes down something that was found: kept on the device until the server has it, with its photos. */
export function FoundDialog({ rooms, today, onClose }: Props) {
  const { t } = useTranslation(["room-acts", "staff"]);
  const toast = useToast();
  const { acting, send } = useRoomOutbox();
  const [photos, setPhotos] = useState<readonly Blob[]>([]);
  const [only] = rooms.length === 1 ? rooms : [];
  const form = useForm({
    schema: addFoundThingRoute.body,
    initial: { roomId: only?._id ?? "", foundOn: today, what: "", place: "" },
    onSubmit: async ({ roomId, foundOn, what, place }) => {
      const room = rooms.find(({ _id }) => _id === roomId);
      if (!room) return;
      const act = foundAct(room, { foundOn, what, place }, acting());
      const sent = await send(act);
      for (const file of photos)
        await send(photoAct(room, { found: act.body._id, file, follows: act.id }, acting()));
      const done = t("found.added", { what, room: room.roomNo });
      toast({ tone: "success", text: sent ? done : `${done} ${t("staff:kept.sentLater")}` });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t("found.add")}
      words={{ leave: t("found.cancel"), save: t("found.save") }}
      onClose={onClose}
    >
      {!only && (
        <Select
          {...form.field("roomId")}
          label={t("found.room")}
          empty=""
          choices={rooms.map(({ _id, roomNo }) => ({ value: _id, text: roomNo }))}
        />
      )}
      <TextInput {...form.field("what")} label={t("found.what")} hint={t("found.whatHint")} />
      <TextInput {...form.field("place")} label={t("found.place")} hint={t("found.placeHint")} />
      <DateField {...form.field("foundOn")} label={t("found.day")} max={today} />
      <PhotoPicker what={form.values.what || t("found.what")} photos={photos} onChange={setPhotos} />
    </FormDialog>
  );
}
