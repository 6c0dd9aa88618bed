import { useRef, useState } from "react";
import { isFailure } from "../../../api/call-failure.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useAfterDrawing } from "../../../ui/use-after-drawing.ts";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";
import type { List } from "./calls.ts";
import type { Source } from "./source.ts";
import type { ListForm } from "./use-entries.ts";

type Setup = { form: ListForm; source: Source; onKept: (list: List) => void };

/**
 * Keeps a list as it stands in the form. What comes back and wants an answer (another price, what somebody else has kept
 * meanwhile) is shown in `notice`, which then gets the focus.
 */
export function useKeepList({ form, source, onKept }: Setup) {
  const { t } = useTranslation("rooming");
  const toast = useToast();
  const showFailure = useFailureToast();
  const afterDrawing = useAfterDrawing();
  const [busy, setBusy] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const keep = async (agreed: Parameters<Source["fill"]>[1]) => {
    const guests = form.read();
    if (guests === null) {
      toast({ text: t("mistakes"), tone: "danger" });
      afterDrawing(() => document.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
      return;
    }
    setBusy(true);
    try {
      const now = await source.fill(guests, agreed, form.version());
      form.kept(now);
      onKept(now);
      if (now.difference) afterDrawing(() => notice.current?.focus());
      toast({ text: t("kept", { filled: now.filled, count: now.persons }), tone: "success" });
    } catch (thrown) {
      if (isFailure(thrown, "CHANGED_SINCE")) {
        form.meet(await source.newest(), thrown.facts);
        afterDrawing(() => notice.current?.focus());
        return;
      }
      if (isFailure(thrown, "INVALID_INPUT", "DRAFT_INCOMPLETE")) form.refused(thrown, guests);
      showFailure(thrown);
    } finally {
      setBusy(false);
    }
  };
  return { keep, busy, notice };
}
