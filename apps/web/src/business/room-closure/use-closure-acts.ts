import type { ClosureBody, ClosureChange } from "@pulau/contract/room-closures.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { RoomClosureId, RoomId } from "@pulau/domain/ids.ts";
import { useSend } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useToast } from "../../ui/toast.tsx";
import { useFailureToast } from "../../ui/use-outcome-toast.ts";
import { type Closure, changeClosure, closurePaths, takeBackClosure } from "./calls.ts";

const bodyOf = ({ kind, reason, note, from, until }: Closure): ClosureBody => ({
  kind,
  reason,
  note,
  from,
  until,
});

type Room = { readonly _id: RoomId; readonly roomNo: string };

/** What is done about a closure, said in a toast with the way back; each is true once it is done. */
export function useClosureActs() {
  const { t } = useTranslation(["closures", "staff"]);
  const toast = useToast();
  const showFailure = useFailureToast();
  const change = useSend(changeClosure, closurePaths);
  const takeBack = useSend(takeBackClosure, closurePaths);
  const setBack = (_id: RoomClosureId, ifMatch: number, takenBack: boolean) =>
    takeBack.mutateAsync({ params: { _id }, body: { takenBack }, options: { ifMatch } });
  const save = (_id: RoomClosureId, ifMatch: number, body: ClosureChange) =>
    change.mutateAsync({ params: { _id }, body, options: { ifMatch } });
  const announce = (text: string, back: () => Promise<unknown>) =>
    toast({
      tone: "success",
      text,
      undo: () =>
        void back().then(() => toast({ tone: "success", text: t("closures:done.undone") }), showFailure),
    });
  const tried = async (act: () => Promise<void>): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch (thrown) {
      showFailure(thrown);
      return false;
    }
  };
  return {
    busy: change.isPending || takeBack.isPending,
    /** Says that a room was closed, or is as soon as there is a signal. */
    closed: (
      room: string,
      made: { readonly _id: RoomClosureId; readonly version: number } | null,
      kind: string,
    ) => {
      const text = t("closures:done.closed", { room, kind });
      if (made) announce(text, () => setBack(made._id, made.version, true));
      else toast({ tone: "success", text: `${text} ${t("staff:kept.sentLater")}` });
    },
    /** Says that a closure is other than it was. */
    changed: (room: string, before: Closure, { version }: { readonly version: number }) =>
      announce(t("closures:done.changed", { room }), () => save(before._id, version, bodyOf(before))),
    /** Ends a closure that has begun: its room is free from tonight. */
    end: (room: string, closure: Closure, today: Day) =>
      tried(async () => {
        const { version } = await save(closure._id, closure.version, { ...bodyOf(closure), until: today });
        announce(t("closures:done.ended", { room }), () => save(closure._id, version, bodyOf(closure)));
      }),
    /** Gives it other dates, or to another room. */
    move: (
      { _id, ...closure }: Closure,
      dates: Pick<ClosureBody, "from" | "until">,
      rooms: Readonly<Record<"from" | "to", Room>>,
    ) =>
      tried(async () => {
        const before = { ...bodyOf({ _id, ...closure }), roomId: rooms.from._id };
        const after = { ...before, ...dates, roomId: rooms.to._id };
        const { version } = await save(_id, closure.version, after);
        const room = rooms.to.roomNo;
        const says =
          rooms.from._id === rooms.to._id
            ? t("closures:done.changed", { room })
            : t("closures:done.moved", { room });
        announce(says, () => save(_id, version, before));
      }),
    takeBack: (room: string, { _id, version: read }: Closure) =>
      tried(async () => {
        const { version } = await setBack(_id, read, true);
        announce(t("closures:done.takenBack", { room }), () => setBack(_id, version, false));
      }),
  };
}
