import type { WorkStep } from "@pulau/domain/housekeeping/room-work.ts";
import type { RoomId, StaffId } from "@pulau/domain/ids.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";
import { assignRooms, type Person, type Room, roomPaths, roomWork } from "./calls.ts";

/** What is done about rooms, and said afterwards; each is true once it is done. */
export function useRoomActs() {
  const { t } = useTranslation("housekeeping");
  const toast = useToast();
  const showFailure = useFailureToast();
  const work = useSend(roomWork, roomPaths);
  const assign = useSend(assignRooms, roomPaths);
  const outcome = (act: Promise<unknown>, text: string | null): Promise<boolean> =>
    act.then(
      () => {
        if (text !== null) toast({ tone: "success", text });
        return true;
      },
      (thrown: unknown) => {
        showFailure(thrown);
        return false;
      },
    );
  const says = { clean: "done.clean", inspect: "done.inspected", dirty: "done.dirty" } as const;
  return {
    busy: work.isPending || assign.isPending,
    /** Starting and pausing is seen where one stands; what ends the work on a room is said. */
    work: ({ _id, roomNo }: Room, step: WorkStep) =>
      outcome(
        work.mutateAsync({ params: { _id }, body: { step } }),
        step === "start" || step === "pause" ? null : t(says[step], { room: roomNo }),
      ),
    assign: (roomIds: readonly RoomId[], person: Person | null) => {
      const staffId: StaffId | null = person?._id ?? null;
      const count = roomIds.length;
      return outcome(
        assign.mutateAsync({ body: { roomIds: [...roomIds], staffId } }),
        person ? t("done.assigned", { count, name: person.name }) : t("done.unassigned", { count }),
      );
    },
  };
}
