import type { KeptManifestId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { useBackend } from "../../../../api/use-call.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import { type Manifest, manifestAddress } from "../calls.ts";
import { bodyOf } from "./departure-key.ts";

/** Asks for the manifest's address, which is logged, and follows it: the file is kept. */
export function useManifestFile(departure: Manifest["departure"]) {
  const { call } = useBackend();
  const { language } = useLanguage();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState<string | null>(null);
  const save = async (as: "pdf" | "csv", kept?: KeptManifestId) => {
    setBusy(kept ?? as);
    try {
      const { params, party } = bodyOf(departure);
      const { url } = await call(manifestAddress, { params, body: { ...party, as, language, kept } });
      window.location.assign(url);
    } catch (thrown) {
      showFailure(thrown);
    } finally {
      setBusy(null);
    }
  };
  return { busy, save };
}
