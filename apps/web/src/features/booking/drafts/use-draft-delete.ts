import { deleteDraftRoute } from "@pulau/contract/drafts.ts";
import type { DraftId } from "@pulau/domain/ids.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import { isFailure } from "../../../api/call-failure.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useToast } from "../../../ui/toast.tsx";
import { createDelayedDelete } from "./delayed-delete.ts";

/** As long as the toast that offers the undo. */
const timeToUndo = 10_000;

/** A deleted draft hides at once and is gone when the time to undo is over or the page is left. */
export function useDraftDelete() {
  const { t } = useTranslation("drafts");
  const toast = useToast();
  const { mutateAsync } = useSend(deleteDraftRoute, ["/api/draft-booking", "/api/reservations"]);
  const [hidden, setHidden] = useState<ReadonlySet<DraftId>>(new Set());
  const show = (id: DraftId) => setHidden((ids) => new Set([...ids].filter((other) => other !== id)));

  const send = useRef((_id: DraftId): void => undefined);
  send.current = (_id) => {
    mutateAsync({ params: { _id } }).catch((thrown: unknown) => {
      // Somebody else of the account was faster: it is gone, which is what was asked for.
      if (isFailure(thrown, "NOT_FOUND")) return;
      show(_id);
      toast({ tone: "danger", text: t("notRemoved") });
    });
  };
  const deletes = useMemo(() => createDelayedDelete((id) => send.current(id), timeToUndo), []);
  useEffect(() => {
    addEventListener("pagehide", deletes.now);
    return () => {
      removeEventListener("pagehide", deletes.now);
      deletes.now();
    };
  }, [deletes]);

  const remove = (id: DraftId) => {
    setHidden((ids) => new Set([...ids, id]));
    deletes.later(id);
    toast({ text: t("removed"), undo: () => deletes.undo(id) && show(id) });
  };
  return { hidden, remove };
}
