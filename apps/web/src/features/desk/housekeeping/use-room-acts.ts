import type { assignRoomsRoute } from "@pulau/contract/housekeeping.ts";
import type { RoomActDone } from "@pulau/contract/room-acts.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { WorkStep } from "@pulau/domain/housekeeping/room-work.ts";
import { assignAct, noteAct, stepAct } from "../../../business/room-acts/kept.ts";
import { useRoomOutbox } from "../../../business/room-acts/use-acting.ts";
import { useChangeText } from "../../../business/room-acts/use-change-text.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";
import type { Person, Room } from "./calls.ts";

type Assigned = Reply<typeof assignRoomsRoute>;

const says = { clean: "done.clean", inspect: "done.inspected", dirty: "done.dirty" } as const;

/** Says what came of an act about a room: that it holds, that it waits, or whose change holds in its place. */
function useTell() {
  const { t } = useTranslation(["room-acts", "staff"]);
  const toast = useToast();
  const changeText = useChangeText();
  return (sent: { readonly reply: unknown } | null, text: string | null): void => {
    if (sent === null) {
      toast({ tone: "success", text: [text, t("staff:kept.sentLater")].filter(Boolean).join(" ") });
      return;
    }
    const { overtaken, replaced } = sent.reply as Partial<RoomActDone>;
    if (overtaken) toast({ tone: "danger", text: `${changeText(overtaken)} ${t("outcomes.theirs")}` });
    else if (text !== null) toast({ tone: "success", text });
    if (replaced) toast({ tone: "success", text: `${changeText(replaced)} ${t("outcomes.yours")}` });
  };
}

/** What is done about rooms, and said afterwards; each is true once it is done or kept. Without a signal all of it waits. */
export function useRoomActs() {
  const { t } = useTranslation("housekeeping");
  const toast = useToast();
  const tell = useTell();
  const showFailure = useFailureToast();
  const { acting, send } = useRoomOutbox();
  const keep = async (sending: Promise<{ readonly reply: unknown } | null>, text: string | null) => {
    try {
      tell(await sending, text);
      return true;
    } catch (thrown) {
      showFailure(thrown);
      return false;
    }
  };
  return {
    /** Starting and pausing is seen where one stands; what ends the work on a room is said. Nobody waits: the act is kept already. */
    work: (room: Room, step: WorkStep): Promise<boolean> =>
      keep(
        send(stepAct(room, step, acting())),
        step === "start" || step === "pause" ? null : t(says[step], { room: room.roomNo }),
      ),
    note: (room: Room, note: string): Promise<boolean> =>
      keep(send(noteAct(room, note, acting())), t("done.noted", { room: room.roomNo })),
    assign: async (rooms: readonly [Room, ...Room[]], person: Person | null): Promise<boolean> => {
      const count = rooms.length;
      const text = person
        ? t("done.assigned", { count, name: person.name })
        : t("done.unassigned", { count });
      const sending = send(assignAct(rooms, person, acting())).then((sent) => {
        const overtaken = sent ? (sent.reply as Assigned).overtaken : [];
        if (overtaken.length > 0)
          toast({ tone: "danger", text: t("done.assignedLater", { rooms: overtaken.join(", ") }) });
        return sent && { reply: {} };
      });
      return keep(sending, text);
    },
  };
}
