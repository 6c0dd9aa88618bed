import type { Sen } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useBackend, useCall } from "../../../../api/use-call.ts";
import { useAgency } from "../agent/use-agency.ts";
import { quote } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useHold } from "../hold/hold-context.ts";
import type { FormFace } from "./form-face.ts";
import { withChildAge } from "./guest-list.ts";

/**
 * By how much the price of the hold would be another if a child had another age, in sen; null while that is not known, and
 * for staff and agencies, whose prices are their own.
 */
export function useAgeDifference(place: number, age: number, enabled: boolean): Sen | null {
  const { json, draftId } = useDraft();
  const { hold, state } = useHold();
  const { contract } = useAgency();
  const isDesk = useBackend().side.name === "staff";
  const { optionId, checkIn, nights, rooms, transport, addOns, extras, promoCode, boughtPackageId } = json;
  const { party } = withChildAge(json, place, age);
  const stay = { nights, party, rooms, transport, addOns, extras, promoCode, boughtPackageId, draftId };
  const { data } = useCall(
    quote,
    { body: { optionId: optionId ?? "", checkIn: checkIn ?? "", ...stay } },
    { enabled: enabled && state === "live" && !isDesk && contract === null },
  );
  return data === undefined || hold === null ? null : data.quote.totalSen - hold.quote.totalSen;
}

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
