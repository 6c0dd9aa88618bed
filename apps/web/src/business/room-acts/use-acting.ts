import { useQueryClient } from "@tanstack/react-query";
import { deviceName } from "../../api/kept/device-name.ts";
import { useOutbox } from "../../api/kept/use-outbox.ts";
import { callKey } from "../../api/queries.ts";
import { useBackend } from "../../api/use-call.ts";
import { useMoments } from "../../ui/time-zone.ts";
import { type Board, housekeeping } from "./calls.ts";
import type { Acting, RoomAct } from "./kept.ts";

/** Keeps acts about rooms on the device and sends them; the first answer that refuses one is thrown. */
export function useRoomOutbox() {
  const outbox = useOutbox();
  const { session } = useBackend();
  const queries = useQueryClient();
  const { dayOf } = useMoments();
  /** Who acts now, by the server's clock as the board tells it; by the device's where no board was read. */
  const acting = (): Acting => {
    const key = callKey(housekeeping, {});
    const board = queries.getQueryData<Board>(key);
    const readAt = queries.getQueryState(key)?.dataUpdatedAt ?? 0;
    const ahead = board ? Date.parse(board.at) - readAt : 0;
    const at = new Date(Date.now() + ahead).toISOString();
    return {
      owner: session.state()?.record.id ?? null,
      device: deviceName(localStorage, navigator.userAgent),
      today: board?.today ?? dayOf(at),
      at,
      seen: board?.at ?? at,
    };
  };
  /** Sends one act; null where it waits for a signal. */
  const send = async (act: RoomAct): Promise<{ readonly reply: unknown } | null> => {
    const sent = await outbox.send(act);
    if (sent && "failure" in sent) throw sent.failure;
    return sent;
  };
  return { acting, send };
}
