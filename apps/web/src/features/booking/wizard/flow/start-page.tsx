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

const wished = async (call: Call, wish: StaySearch): Promise<BookingJson> => {
  if (wish.again !== undefined) {
    const { bookingJson: json } = await call(bookingJson, { params: { _id: wish.again } });
    return withoutMasks(BookingJson.parse({ ...(json as object), boughtPackageId: null, step: "rooms" }));
  }
  const { childAges, ...party } = partyOfSearch(wish);
  const named = wish.packageId === undefined ? {} : { package: wish.packageId };
  const sold = await call(packages, { query: named }).catch((thrown: unknown) => {
    // A package that is not there any more: those that are can be chosen from.
    if (isFailure(thrown, "NOT_FOUND")) return call(packages, { query: {} });
    throw thrown;
  });
  return BookingJson.parse({
    ...chosenOption(wish, sold.packages),
    influencerId: wish.influencerId ?? null,
    boughtPackageId: wish.boughtPackageId ?? null,
    checkIn: wish.checkIn ?? null,
    nights: wish.nights ?? null,
    party: { ...party, childAges: [...childAges] },
  });
};

/** Makes a draft of what the address asks for and goes on to the step that comes next. */
export default function StartPage() {
  const { t } = useTranslation("booking");
  const wish = useSearchBy(readStaySearch);
  const navigate = useNavigate();
  const { call } = useBackend();
  const [failure, setFailure] = useState<unknown>(null);
  const begun = useRef(false);
  const begin = useCallback(async () => {
    setFailure(null);
    try {
      const json = await wished(call, wish);
      const draft = await call(createDraft, { body: json });
      await navigate({
        to: "/booking/new/$draftId/$step",
        params: { draftId: draft._id, step: pathOf(json.step) },
        replace: true,
      });
    } catch (thrown) {
      setFailure(thrown);
    }
  }, [call, navigate, wish]);
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
