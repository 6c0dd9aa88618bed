import { BookingJson } from "@pulau/contract/drafts.ts";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { isFailure } from "../../../../api/call-failure.ts";
import type { Call } from "../../../../api/client.ts";
import { useBackend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useSearchBy } from "../../../../shell/page-address.ts";
import { ErrorState } from "../../../../ui/states.tsx";
import { bookingJson, createDraft, packages } from "../calls.ts";
import { WizardShape } from "../frame/wizard-shape.tsx";
import { chosenOption } from "./chosen-option.ts";
import { partyOfSearch, readStaySearch, type StaySearch } from "./stay-search.ts";
import { pathOf } from "./steps.ts";

/** A booking gives its identity numbers back masked; they are asked for again. */
const withoutMasks = (json: BookingJson): BookingJson => ({
  ...json,
  guests: json.guests.map((guest) =>
    String(guest.identity ?? "").includes("•") ? { ...guest, identity: "" } : guest,
  ),
});

const wished = async (call: Call, search: StaySearch): Promise<BookingJson> => {
  if (search.again !== undefined) {
    const { bookingJson: json } = await call(bookingJson, { params: { _id: search.again } });
    return withoutMasks(BookingJson.parse({ ...(json as object), boughtPackageId: null, step: "rooms" }));
  }
  const { childAges, ...party } = partyOfSearch(search);
  const named = search.packageId === undefined ? {} : { package: search.packageId };
  const sold = await call(packages, { query: named }).catch((thrown: unknown) => {
    // A package that is not there any more: those that are can be chosen from.
    if (isFailure(thrown, "NOT_FOUND")) return call(packages, { query: {} });
    throw thrown;
  });
  return BookingJson.parse({
    ...chosenOption(search, sold.packages),
    influencerId: search.influencerId ?? null,
    boughtPackageId: search.boughtPackageId ?? null,
    promoCode: search.promoCode ?? null,
    checkIn: search.checkIn ?? null,
    nights: search.nights ?? null,
    party: { ...party, childAges: [...childAges] },
  });
};

/** Makes a draft of what the address asks for and goes on to the step that comes next. */
export default function StartPage() {
  const { t } = useTranslation("booking");
  const search = useSearchBy(readStaySearch);
  const navigate = useNavigate();
  const { call } = useBackend();
  const [failure, setFailure] = useState<unknown>(null);
  const begun = useRef(false);
  const begin = useCallback(async () => {
    setFailure(null);
    try {
      const json = await wished(call, search);
      const draft = await call(createDraft, { body: json });
      await navigate({
        to: "/booking/new/$draftId/$step",
        params: { draftId: draft._id, step: pathOf(json.step) },
        replace: true,
      });
    } catch (thrown) {
      setFailure(thrown);
    }
  }, [call, navigate, search]);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void begin();
  }, [begin]);
  return (
    <WizardShape what={t("wait.draft")}>
      {failure !== null && <ErrorState error={failure} retry={begin} />}
    </WizardShape>
  );
}
