import { useState } from "react";
import { useDraft } from "../draft/draft-context.ts";
import { useHold } from "../hold/hold-context.ts";
import type { FormFace } from "./form-face.ts";
import { withChildAge } from "./guest-list.ts";

/** Gives a child of the party another age; the guest is asked about another price, and nothing changes without a yes. */
export function useChildAge(form: FormFace) {
  const { now, edit } = useDraft();
  const { state, alter, agree } = useHold();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const use = async (place: number, age: number): Promise<void> => {
    const { party, guests } = now();
    const changed = withChildAge({ party, guests }, place, age);
    const put = (next: Pick<ReturnType<typeof now>, "party" | "guests">) => {
      edit(next);
      form.set("guests", next.guests);
    };
    setBusy(true);
    setFailure(null);
    put(changed);
    try {
      if (state !== "live" || (await agree(await alter()))) return;
      put({ party, guests });
      await alter();
    } catch (thrown) {
      put({ party, guests });
      setFailure(thrown);
    } finally {
      setBusy(false);
    }
  };
  return { use, busy, failure };
}
