import { mostUploadBytes, staffUploadRoute } from "@pulau/contract/files.ts";
import type { FileId } from "@pulau/domain/ids.ts";
import { useEffect, useState } from "react";
import { CallFailure } from "../../api/call-failure.ts";
import { faceOf } from "../../api/client.ts";
import { useSend } from "../../api/use-call.ts";
import { useFailureText } from "../../ui/use-failure-text.ts";

const upload = faceOf(staffUploadRoute);

/** Sends a picture at once; until what it belongs to is saved, only this page shows it. */
export function useSentPicture(onSent: (id: FileId) => void) {
  const send = useSend(upload);
  const say = useFailureText();
  const [wrong, setWrong] = useState<string | null>(null);
  const [sent, setSent] = useState<{ id: FileId; url: string } | null>(null);
  useEffect(() => () => URL.revokeObjectURL(sent?.url ?? ""), [sent]);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setWrong(null);
    try {
      if (file.size > mostUploadBytes)
        throw new CallFailure("FILE_TOO_LARGE", { facts: { megabytes: mostUploadBytes / 1024 / 1024 } });
      const { _id } = await send.mutateAsync({ file });
      setSent({ id: _id, url: URL.createObjectURL(file) });
      onSent(_id);
    } catch (thrown) {
      setWrong(say(thrown));
    }
  };
  return { take, wrong, sent, busy: send.isPending };
}
