import type { BookingId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { type Facts, isFailure } from "../../../api/call-failure.ts";
import { resort } from "../../../api/resort.ts";
import { useCall, useSend } from "../../../api/use-call.ts";
import { useNewest } from "../../../api/use-newest.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { ChangedSince } from "../../../ui/changed-since.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Textarea } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { booking, writeRequest } from "./calls.ts";
import { useRefresh } from "./use-refresh.ts";

type Props = { _id: BookingId; request: string; version: number; onClose: () => void };

function RequestForm({ _id, request, version, onClose }: Props) {
  const { t } = useTranslation("trips");
  const { data: house } = useCall(resort, {});
  const [note, setNote] = useState(request);
  const send = useSend(writeRequest);
  const newest = useNewest();
  const [read, setRead] = useState(version);
  const [met, setMet] = useState<{ facts: Facts; theirs: string } | null>(null);
  const toast = useToast();
  const refresh = useRefresh();
  const most = house?.limits.specialRequest ?? 500;
  const keep = async () => {
    try {
      await send.mutateAsync({ params: { _id }, query: {}, body: { note }, options: { ifMatch: read } });
    } catch (thrown) {
      if (!isFailure(thrown, "CHANGED_SINCE")) return; // shown from `send.error`
      const now = await newest(booking, { params: { _id } }, (found) => found);
      setRead(now.requestVersion);
      return setMet({ facts: thrown.facts, theirs: now.specialRequest });
    }
    toast({ tone: "success", text: t("request.done") });
    onClose();
    refresh();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void keep().catch(() => undefined);
      }}
    >
      <Textarea
        label={t("detail.request")}
        hint={t("request.hint")}
        optional
        most={most}
        maxLength={most}
        value={note}
        onChange={setNote}
      />
      {met && (
        <ChangedSince
          facts={met.facts}
          onTakeAll={(side) => {
            if (side === "theirs") setNote(met.theirs);
            setMet(null);
          }}
        />
      )}
      {send.error && !isFailure(send.error, "CHANGED_SINCE") && <ErrorState error={send.error} />}
      <Button type="submit" busy={send.isPending}>
        {t("request.keep")}
      </Button>
    </form>
  );
}

/** Writes the special request anew. */
export function RequestDialog({ open, ...props }: Props & { open: boolean }) {
  const { t } = useTranslation("trips");
  return (
    <Dialog open={open} onClose={props.onClose} title={t("request.title")}>
      <RequestForm {...props} />
    </Dialog>
  );
}
