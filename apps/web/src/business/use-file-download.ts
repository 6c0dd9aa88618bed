import type { RouteDefinition, Sent } from "@pulau/contract/route.ts";
import { useState } from "react";
import type { Face } from "../api/client.ts";
import { useBackend } from "../api/use-call.ts";
import { useFailureToast } from "../ui/use-outcome-toast.ts";

/** Asks for a file's address, which opens for some minutes, and follows it: the file is kept. */
export function useFileDownload() {
  const { call } = useBackend();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState<string | null>(null);
  const to = async <R extends RouteDefinition>(name: string, route: Face<R>, sent: Sent<R>) => {
    setBusy(name);
    try {
      const { url } = (await call(route, sent)) as { url: string };
      window.location.assign(url);
    } catch (thrown) {
      showFailure(thrown);
    } finally {
      setBusy(null);
    }
  };
  return { busy, to };
}
