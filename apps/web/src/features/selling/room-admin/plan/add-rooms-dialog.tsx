import { AddRoomsBody } from "@pulau/contract/room-admin.ts";
import { readRoomNumbers } from "@pulau/domain/catalogue/room-numbers.ts";
import { useWholeList } from "../../../../api/every-page.ts";
import { useSend } from "../../../../api/use-call.ts";
import { useBedsText } from "../../../../business/use-beds-text.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Switch } from "../../../../ui/choice-fields.tsx";
import { ComboField } from "../../../../ui/combo-field.tsx";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { namesText } from "../../../../ui/format.ts";
import { ErrorState } from "../../../../ui/states.tsx";
import { Select, TextInput } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import { addRooms, buildings as buildingsCall, type RoomType, roomPaths } from "../calls.ts";
import { RoomFailure } from "../room-failure.tsx";
import styles from "../rooms.module.css";

function useRoomsForm(onClose: () => void) {
  const { t } = useTranslation("rooms");
  const toast = useToast();
  const send = useSend(addRooms, roomPaths);
  return useForm({
    schema: AddRoomsBody,
    initial: {
      numbers: "",
      roomTypeId: "",
      buildingId: "",
      floor: "",
      maxPax: null,
      bedOptionId: null,
      desc: "",
      allowSmoking: false,
      allowDisabledPerson: false,
    },
    onSubmit: async ({ numbers, ...body }) => {
      const { added } = await send.mutateAsync({ body: { ...body, numbers: numbers.join(",") } });
      toast({ text: t("adding.done", { count: added.length }), tone: "success" });
      onClose();
    },
  });
}

/** What the typed numbers come to, before anything is saved. */
function Preview({ typed }: { typed: string }) {
  const { t } = useTranslation("rooms");
  const { language } = useLanguage();
  const numbers = readRoomNumbers(typed);
  if (numbers === null) return null;
  const shown = numbers.length > 6 ? [...numbers.slice(0, 4), "…", ...numbers.slice(-1)] : numbers;
  return (
    <p className="hint" role="status">
      {t("adding.preview", { count: numbers.length, numbers: namesText(shown, language) })}
    </p>
  );
}

/** In which building and on which of its floors they are. */
function Place({ form }: { form: ReturnType<typeof useRoomsForm> }) {
  const { t } = useTranslation("rooms");
  const { data, error, refetch } = useWholeList(buildingsCall, "rows");
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data)
    return (
      <Waiting what={t("wait.rooms")}>
        <Skeleton height={64} radius={8} />
      </Waiting>
    );
  const house = data.rows.find(({ _id }) => _id === form.values.buildingId);
  return (
    <div className={styles.pair}>
      <ComboField
        label={t("adding.building")}
        {...form.field("buildingId")}
        choices={data.rows.map(({ _id, name }) => ({ value: _id, text: name }))}
        empty={t("adding.choose")}
        onChange={(next) => form.setValues({ ...form.values, buildingId: next, floor: "" })}
      />
      <Select
        label={t("adding.floor")}
        {...form.field("floor")}
        choices={(house?.no_of_floors ?? []).map((floor) => ({ value: floor, text: floor }))}
        empty={t("plan.notSaid")}
      />
    </div>
  );
}

/** Many rooms at once: their numbers, and what they have in common. */
export function AddRoomsDialog({ types, onClose }: { types: readonly RoomType[]; onClose: () => void }) {
  const { t } = useTranslation("rooms");
  const { say } = useLanguage();
  const bedsText = useBedsText();
  const form = useRoomsForm(onClose);
  const type = types.find(({ _id }) => _id === form.values.roomTypeId);
  const beds = (type?.bedOptions ?? []).map(({ bedOptionId, beds: there }) => ({
    value: bedOptionId,
    text: bedsText(there),
  }));
  return (
    <FormDialog
      form={form}
      title={t("adding.title")}
      words={{ leave: t("cancel"), save: t("adding.save") }}
      failureOf={(failure) => <RoomFailure error={failure} />}
      onClose={onClose}
    >
      <TextInput label={t("adding.numbers")} hint={t("adding.numbersHint")} {...form.field("numbers")} />
      <Preview typed={form.values.numbers} />
      <ComboField
        label={t("adding.type")}
        {...form.field("roomTypeId")}
        choices={types.map(({ _id, name }) => ({ value: _id, text: say(name) }))}
        empty={t("adding.choose")}
        onChange={(next) => form.setValues({ ...form.values, roomTypeId: next, bedOptionId: null })}
      />
      <Place form={form} />
      <TextInput label={t("plan.most")} hint={t("adding.mostHint")} {...form.number("maxPax")} />
      {beds.length > 0 && (
        <Select
          label={t("plan.madeUp")}
          {...form.field("bedOptionId")}
          onChange={(value) => form.set("bedOptionId", value || null)}
          choices={beds}
          empty={t("plan.notSaid")}
        />
      )}
      <Switch label={t("plan.smoking")} {...form.tick("allowSmoking")} />
      <Switch label={t("plan.disabled")} {...form.tick("allowDisabledPerson")} />
    </FormDialog>
  );
}
