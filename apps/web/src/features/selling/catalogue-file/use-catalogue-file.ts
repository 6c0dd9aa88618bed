import { type CatalogueCheck, mostCatalogueBytes } from "@pulau/contract/catalogue-file.ts";
import { useState } from "react";
import { CallFailure } from "../../../api/call-failure.ts";
import { useCall, useSend } from "../../../api/use-call.ts";
import { beginningCall, checkCall, importCall, progressCall } from "./calls.ts";

/** In ms. */
const progressEveryMs = 700;

/** A catalogue's file on its way in: what it would change, and what is wrong with it. */
export function useCatalogueFile() {
  const checking = useSend(checkCall);
  const taking = useSend(importCall, [beginningCall.path]);
  const [file, setFile] = useState<File | null>(null);
  const [check, setCheck] = useState<CatalogueCheck | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const busy = checking.isPending || taking.isPending;
  // A small file is done before the first answer.
  const progress = useCall(progressCall, {}, { enabled: busy, refetchInterval: busy && progressEveryMs }).data
    ?.progress;
  const look = async (chosen: File) => {
    setFile(chosen);
    setCheck(null);
    setFailure(null);
    try {
      if (chosen.size > mostCatalogueBytes)
        throw new CallFailure("FILE_TOO_LARGE", { facts: { megabytes: mostCatalogueBytes / 1024 / 1024 } });
      setCheck(await checking.mutateAsync({ file: chosen }));
    } catch (thrown) {
      setFailure(thrown);
    }
  };
  return {
    file,
    check,
    failure,
    look,
    progress: busy ? (progress ?? null) : null,
    checking: checking.isPending,
    taking: taking.isPending,
    /** Takes it as it was shown; false when something was other by then, which is then shown. */
    take: async (): Promise<boolean> => {
      if (!file || !check) return false;
      setFailure(null);
      try {
        await taking.mutateAsync({ file, query: { mark: check.mark } });
        setCheck(null);
        setFile(null);
        return true;
      } catch (thrown) {
        await look(file);
        setFailure(thrown);
        return false;
      }
    },
  };
}
