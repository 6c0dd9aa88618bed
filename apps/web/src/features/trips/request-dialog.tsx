import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall, useSend } from "../../api/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { Textarea } from "../../ui/text-fields.tsx";
import { useToast } from "../../ui/toast.tsx";
import { resort, writeRequest } from "./calls.ts";
import { useRefresh } from "./use-refresh.ts";

type Props = { _id: string; request: string; onClose: () => void };

function RequestForm({ _id, request, onClose }: Props) {
  const { t } = useTranslation("trips");
  const { data: house } = useCall(resort, {});
  const [note, setNote] = useState(request);
  const send = useSend(writeRequest);
  const toast = useToast();
  const refresh = useRefresh();
  const most = house?.limits.specialRequest ?? 500;
  const keep = async () => {
    await send.mutateAsync({ params: { _id }, query: {}, body: { note } });
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
      {send.error && <ErrorState error={send.error} />}
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
