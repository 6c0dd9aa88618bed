import { updateRoomRoute } from "@pulau/contract/room-admin.ts";
import { useSend } from "../../../../api/use-call.ts";
import { useNewest } from "../../../../api/use-newest.ts";
import { useBedsText } from "../../../../business/use-beds-text.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Switch } from "../../../../ui/choice-fields.tsx";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { NumberInput } from "../../../../ui/number-input.tsx";
import { Select, Textarea } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { type Room, type RoomType, roomPaths, rooms, updateRoom } from "../calls.ts";
import { RoomFailure } from "../room-failure.tsx";
import { type Beside, Neighbours } from "./neighbours.tsx";

const RoomBody = updateRoomRoute.body.required();

type Props = {
  room: Room;
  all: readonly Room[];
  /** How rooms of its type can be made up. */
  ways: RoomType["bedOptions"];
  onClose: () => void;
};

const valuesOf = ({ adjoins, ...room }: Room) => {
  const { activeStatus, maxPax, bedOptionId, allowSmoking, allowDisabledPerson, cleaning, desc } = room;
  const facts = { activeStatus, maxPax, bedOptionId, allowSmoking, allowDisabledPerson, cleaning, desc };
  return { ...facts, adjoins: adjoins.map(({ roomId, connecting }) => ({ roomId, connecting })) };
};

function useRoomForm({ room, onClose }: Pick<Props, "room" | "onClose">) {
  const { t } = useTranslation("rooms");
  const toast = useToast();
  const send = useSend(updateRoom, roomPaths);
  const newest = useNewest();
  const latest = async () => {
    const now = await newest(rooms, { query: { roomTypeIds: room.roomTypeId } }, ({ roomTypes }) =>
      roomTypes.flatMap((type) => type.rooms).find(({ _id }) => _id === room._id),
    );
    return { values: valuesOf(now), version: now.version };
  };
  return useForm({
    schema: RoomBody,
    initial: valuesOf(room),
    versioned: { version: room.version, latest },
    onSubmit: async ({ cleaning, ...body }, options) => {
      // Who changes something else says nothing about the cleaning, which somebody else may have done meanwhile.
      const cleaningChange = cleaning === room.cleaning ? {} : { cleaning };
      await send.mutateAsync({ params: { _id: room._id }, body: { ...body, ...cleaningChange }, options });
      toast({ text: t("saved"), tone: "success" });
      onClose();
    },
  });
}

/** One room: in use or not, how many it takes, how it is made up, what it adjoins. */
export function RoomDialog({ room, all, ways, onClose }: Props) {
  const { t } = useTranslation("rooms");
  const bedsText = useBedsText();
  const form = useRoomForm({ room, onClose });
  const choices = ways.map(({ bedOptionId, beds }) => ({ value: bedOptionId, text: bedsText(beds) }));
  const beds = form.field("bedOptionId");
  // Off and on again leaves what was inspected as it was.
  const whenClean = room.cleaning === "dirty" ? "clean" : room.cleaning;
  return (
    <FormDialog
      form={form}
      title={t("plan.room", { number: room.roomNo })}
      words={{ leave: t("cancel"), save: t("save") }}
      failureOf={(failure) => <RoomFailure error={failure} />}
      onClose={onClose}
    >
      <Switch label={t("plan.inUse")} {...form.tick("activeStatus")} />
      <p className="hint">{t("plan.inUseHint")}</p>
      <Switch
        label={t("plan.clean")}
        checked={form.values.cleaning !== "dirty"}
        onChange={(clean) => form.set("cleaning", clean ? whenClean : "dirty")}
      />
      <NumberInput label={t("plan.most")} hint={t("plan.mostHint")} {...form.number("maxPax")} />
      {choices.length > 0 && (
        <Select
          label={t("plan.madeUp")}
          {...beds}
          onChange={(value) => form.set("bedOptionId", value || null)}
          choices={choices}
          empty={t("plan.notSaid")}
        />
      )}
      <Neighbours
        room={room}
        all={all}
        value={form.values.adjoins as readonly Beside[]}
        onChange={(adjoins) => form.set("adjoins", adjoins)}
      />
      <Switch label={t("plan.smoking")} {...form.tick("allowSmoking")} />
      <Switch label={t("plan.disabled")} {...form.tick("allowDisabledPerson")} />
      <Textarea label={t("plan.note")} most={500} optional {...form.field("desc")} />
    </FormDialog>
  );
}
