import { useEffect, useState } from "react";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import { isNamed, type Passenger, revealPaper } from "../calls.ts";

/** How long a number stays to be read: whoever needs it longer shows it again, and that is logged again. */
const shownFor = 60_000;

/** The end of somebody's paper; the whole of it for a minute, each time with a line in the booking's history. */
export function PaperNumber({ passenger, mayReveal }: { passenger: Passenger; mayReveal: boolean }) {
  const { t } = useTranslation("sailings");
  const showFailure = useFailureToast();
  const send = useSend(revealPaper);
  const [whole, setWhole] = useState<string | null>(null);
  useEffect(() => {
    if (whole === null) return;
    const timer = setTimeout(() => setWhole(null), shownFor);
    return () => clearTimeout(timer);
  }, [whole]);
  const { paper, bookingId, lacks } = passenger;
  if (!paper) return null;
  const show = async () => {
    if (!isNamed(passenger)) return;
    try {
      const sent = { params: { _id: bookingId }, body: { guest: passenger.guestId } };
      setWhole((await send.mutateAsync(sent)).identity);
    } catch (thrown) {
      showFailure(thrown);
    }
  };
  return (
    <>
      <bdi>{whole ?? paper}</bdi>{" "}
      {mayReveal && !lacks.includes("name") && (
        <Button
          kind="plain"
          size="small"
          busy={send.isPending}
          onClick={() => (whole === null ? void show() : setWhole(null))}
        >
          {t(whole === null ? "paper.show" : "paper.hide")}
          <VisuallyHidden> {t("paper.of", { name: passenger.name ?? "" })}</VisuallyHidden>
        </Button>
      )}
    </>
  );
}
