import { ClosureBody, type closeRoomRoute } from "@pulau/contract/room-closures.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { addDays, type Day, isDay } from "@pulau/domain/calendar/day.ts";
import { closureKinds, closureReasons } from "@pulau/domain/catalogue/closures.ts";
import type { FaultId, RoomId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { isFailure } from "../../api/call-failure.ts";
import { useBackend, useMay, useSend } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Checkbox } from "../../ui/choice-fields.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { RadioCards } from "../../ui/segmented.tsx";
import { Select, Textarea } from "../../ui/text-fields.tsx";
import { useForm } from "../../ui/use-form.ts";
import { BookingsInWay } from "../bookings-in-way.tsx";
import { type Closure, changeClosure, closeRoom, closure as closureCall, closurePaths } from "./calls.ts";
import { useClosureActs } from "./use-closure-acts.ts";

type Props = {
  readonly room: { readonly _id: RoomId; readonly roomNo: string };
  readonly today: Day;
  /** What is changed; null where the room is closed anew. */
  readonly closure: Closure | null;
  /** What is known of a new one. */
  readonly first?: Partial<ClosureBody> & { readonly faultId?: FaultId };
  /** How a room is closed on a page that works without a signal; null where it waits for one. */
  readonly send?: (
    body: ClosureBody & { readonly faultId: FaultId | null },
  ) => Promise<{ readonly reply: unknown } | null>;
  readonly onClose: () => void;
  /** Told once the room is closed. */
  readonly onDone?: () => void;
};

type Made = Reply<typeof closeRoomRoute>;

function initialOf({ closure, first, today }: Props): ClosureBody {
  if (closure) {
    const { kind, reason, note, from, until } = closure;
    return { kind, reason, note, from, until };
  }
  const { kind = "outOfOrder", reason = "maintenance", note = "", from = today } = first ?? {};
  return { kind, reason, note, from, until: first?.until === undefined ? addDays(from, 1) : first.until };
}

function useClosureForm(props: Props) {
  const { room, closure, first, onClose, onDone } = props;
  const { t } = useTranslation("closures");
  const [park, setPark] = useState(false);
  const { call } = useBackend();
  const add = useSend(closeRoom, closurePaths);
  const change = useSend(changeClosure, closurePaths);
  const acts = useClosureActs();
  const latest = async () => {
    const now = await call(closureCall, { params: { _id: closure?._id ?? "" } });
    return { values: initialOf({ ...props, closure: now }), version: now.version };
  };
  const form = useForm({
    schema: ClosureBody,
    initial: initialOf(props),
    versioned: closure ? { version: closure.version, latest } : undefined,
    onSubmit: async (body, options) => {
      if (closure) {
        const saved = await change.mutateAsync({ params: { _id: closure._id }, body, options });
        acts.changed(room.roomNo, closure, saved);
      } else {
        const wanted = { ...body, faultId: first?.faultId ?? null, park };
        const sent = props.send
          ? await props.send(wanted)
          : { reply: await add.mutateAsync({ body: { ...wanted, roomId: room._id }, options }) };
        acts.closed(room.roomNo, sent && (sent.reply as Made), t(`kinds.${body.kind}`));
      }
      onDone?.();
      onClose();
    },
  });
  return { form, park, setPark };
}

/** The stays that are in the way, and that they can be parked, for whoever may move them. */
function InWay({
  error,
  isNew,
  park,
  onPark,
}: {
  error: unknown;
  isNew: boolean;
  park: boolean;
  onPark: (park: boolean) => void;
}) {
  const { t } = useTranslation("closures");
  const mayMove = useMay()("bookings", "write");
  return (
    <>
      <BookingsInWay error={error} />
      {isNew && mayMove && isFailure(error, "BOOKINGS_IN_WAY") && (
        <>
          <Checkbox label={t("park")} checked={park} onChange={onPark} />
          <p className="hint">{t("parkHint")}</p>
        </>
      )}
    </>
  );
}

/** Closes a room, or changes how long, why and how much it is closed. */
export function ClosureDialog(props: Props) {
  const { room, today, closure, onClose } = props;
  const { t } = useTranslation("closures");
  const { form, park, setPark } = useClosureForm(props);
  const { from, until } = form.values;
  // Who takes the tick away again gets back the date that stood there.
  const [lastUntil, setLastUntil] = useState(until ?? addDays(isDay(from) ? from : today, 1));
  const untilField = form.field("until");
  return (
    <FormDialog
      form={form}
      title={t(closure ? "changeTitle" : "closeTitle", { room: room.roomNo })}
      words={{ leave: t("cancel"), save: t(closure ? "save" : "close") }}
      failureOf={(failure) => <InWay error={failure} isNew={closure === null} park={park} onPark={setPark} />}
      onClose={onClose}
    >
      <RadioCards
        label={t("kind")}
        value={form.values.kind}
        onChange={(kind) => form.set("kind", kind)}
        choices={closureKinds.map((value) => ({
          value,
          text: t(`kinds.${value}`),
          detail: t(`kindHints.${value}`),
        }))}
      />
      <DateField {...form.field("from")} label={t("from")} min={closure && from < today ? from : today} />
      <Checkbox
        label={t("openEnd")}
        checked={until === null}
        onChange={(isOpen) => {
          if (until !== null) setLastUntil(until);
          form.set("until", isOpen ? null : lastUntil);
        }}
      />
      {until !== null && (
        <DateField
          {...untilField}
          value={until}
          label={t("until")}
          min={isDay(from) && from >= today ? addDays(from, 1) : today}
        />
      )}
      <Select
        {...form.field("reason")}
        label={t("reason")}
        choices={closureReasons.map((value) => ({ value, text: t(`reasons.${value}`) }))}
      />
      <Textarea {...form.field("note")} label={t("note")} optional rows={3} most={300} />
    </FormDialog>
  );
}
