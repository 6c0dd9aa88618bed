import { useEffect } from "react";
import { useBackend, useSession } from "../api/use-call.ts";

/** How often what waits is tried again, in ms: a browser does not always say that the line is back. */
const tryEvery = 15_000;

/** Sends what the device keeps, whichever page is open, as soon as the server can be reached. */
export function SendKept() {
  const { outbox, connection } = useBackend();
  const person = useSession()?.record.id;
  useEffect(() => {
    if (!outbox || person === undefined) return;
    const send = () => {
      if (outbox.kept().acts.length > 0) void outbox.flush();
    };
    const sendOnceBack = () => {
      if (!connection?.lost()) send();
    };
    void outbox.read().then(send);
    const timer = setInterval(send, tryEvery);
    addEventListener("online", send);
    const stop = connection?.subscribe(sendOnceBack);
    return () => {
      clearInterval(timer);
      removeEventListener("online", send);
      stop?.();
    };
  }, [outbox, connection, person]);
  return null;
}
