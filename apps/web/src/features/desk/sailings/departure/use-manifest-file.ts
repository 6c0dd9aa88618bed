import type { KeptManifestId } from "@pulau/domain/ids.ts";
import { useFileDownload } from "../../../../business/use-file-download.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { type Manifest, manifestAddress } from "../calls.ts";
import { bodyOf } from "./departure-key.ts";

/** Keeps the manifest as a file; that its address was asked for is logged. */
export function useManifestFile(departure: Manifest["departure"]) {
  const { language } = useLanguage();
  const { busy, to } = useFileDownload();
  const save = (as: "pdf" | "csv", kept?: KeptManifestId) => {
    const { params, party } = bodyOf(departure);
    return to(kept ?? as, manifestAddress, { params, body: { ...party, as, language, kept } });
  };
  return { busy, save };
}
