import { useRef, useState } from "react";
import { resort } from "../../../../api/resort.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useAfterDrawing } from "../../../../ui/use-after-drawing.ts";
import { agreedPages } from "../agreed-pages.ts";
import { leadSources } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";

/** What must be answered before a booking is made: the terms, and how the guest found the resort where that is asked. */
export function useLastAnswers() {
  const { json } = useDraft();
  const { data: shown } = useCall(resort, {});
  const versions = shown
    ? agreedPages(shown)
        .map(({ versionId }) => versionId)
        .join()
    : "";
  /** The versions that were agreed to: once others are published, they are agreed to anew. */
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  const agreed = agreedTo === versions;
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const afterDrawing = useAfterDrawing();
  const sources = useCall(leadSources, {}).data?.leadSources ?? [];
  // One that was taken off the list meanwhile has to be chosen anew.
  const found = sources.find(({ _id }) => _id === json.leadSource?.leadSourceId) ? json.leadSource : null;
  const unanswered = sources.length > 0 && found === null;
  /** Whether all is answered; if not, it is marked, and the first field that lacks its answer gets the focus. */
  const areComplete = (): boolean => {
    const complete = agreed && !unanswered;
    setTried(!complete);
    if (!complete)
      afterDrawing(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
    return complete;
  };
  return {
    form,
    areComplete,
    terms: {
      agreed,
      missing: tried && !agreed,
      onAgree: (agrees: boolean) => setAgreedTo(agrees ? versions : null),
    },
    source: { sources, answer: found, missing: tried && unanswered },
  };
}
