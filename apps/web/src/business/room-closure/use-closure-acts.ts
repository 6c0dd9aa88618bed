import type { ClosureBody } from "@pulau/contract/room-closures.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { RoomClosureId } from "@pulau/domain/ids.ts";
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

/** What is done about a closure, said in a toast with the way back; each is true once it is done. */
export function useClosureActs() {
  const { t } = useTranslation("closures");
  const toast = useToast();
  const showFailure = useFailureToast();
  const change = useSend(changeClosure, closurePaths);
  const takeBack = useSend(takeBackClosure, closurePaths);
  const setBack = (_id: RoomClosureId, ifMatch: number, takenBack: boolean) =>
    takeBack.mutateAsync({ params: { _id }, body: { takenBack }, options: { ifMatch } });
  const save = (_id: RoomClosureId, ifMatch: number, body: ClosureBody) =>
    change.mutateAsync({ params: { _id }, body, options: { ifMatch } });
  const announce = (text: string, back: () => Promise<unknown>) =>
    toast({
      tone: "success",
      text,
      undo: () => void back().then(() => toast({ tone: "success", text: t("done.undone") }), showFailure),
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
    /** Says that a room was closed. */
    closed: (room: string, made: { readonly _id: RoomClosureId; readonly version: number }, kind: string) =>
      announce(t("done.closed", { room, kind }), () => setBack(made._id, made.version, true)),
    /** Says that a closure is other than it was. */
    changed: (room: string, before: Closure, { version }: { readonly version: number }) =>
      announce(t("done.changed", { room }), () => save(before._id, version, bodyOf(before))),
    /** Ends a closure that has begun: its room is free from tonight. */
    end: (room: string, closure: Closure, today: Day) =>
      tried(async () => {
        const { version } = await save(closure._id, closure.version, { ...bodyOf(closure), until: today });
        announce(t("done.ended", { room }), () => save(closure._id, version, bodyOf(closure)));
      }),
    takeBack: (room: string, { _id, version: read }: Closure) =>
      tried(async () => {
        const { version } = await setBack(_id, read, true);
        announce(t("done.takenBack", { room }), () => setBack(_id, version, false));
      }),
  };
}
