import type { Reply } from "@pulau/contract/route.ts";
import type { revealPaperRoute } from "@pulau/contract/staff.ts";
import type { BookingId, GuestId } from "@pulau/domain/ids.ts";
import { useEffect, useState } from "react";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { dayText, partsText } from "../../../../ui/format.ts";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import { booking, revealPaper } from "../calls.ts";

/** How long a number stays to be read: whoever needs it longer shows it again, and that is written down again. */
const shownFor = 60_000;

type Props = {
  bookingId: BookingId;
  guest: { _id: GuestId; fullName: string };
  masked: string;
  mayReveal: boolean;
};

/** The end of a guest's passport or IC number; the whole of it for a minute, each time with a line in the history. */
export function PaperNumber({ bookingId, guest, masked, mayReveal }: Props) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const showFailure = useFailureToast();
  const send = useSend(revealPaper, [booking.path]);
  const [whole, setWhole] = useState<Reply<typeof revealPaperRoute> | null>(null);
  useEffect(() => {
    if (whole === null) return;
    const timer = setTimeout(() => setWhole(null), shownFor);
    return () => clearTimeout(timer);
  }, [whole]);
  const show = async () => {
    try {
      setWhole(await send.mutateAsync({ params: { _id: bookingId }, body: { guest: guest._id } }));
    } catch (thrown) {
      showFailure(thrown);
    }
  };
  return (
    <>
      <bdi>{whole?.identity ?? masked}</bdi>
      {whole !== null && (whole.birthDate !== null || whole.birthPlace !== null) && (
        <span className="hint">
          {partsText(
            [
              whole.birthDate !== null && t("paper.born", { day: dayText(whole.birthDate, language) }),
              whole.birthPlace ?? false,
            ],
            language,
          )}
        </span>
      )}
      {mayReveal && (
        <Button
          kind="plain"
          size="small"
          busy={send.isPending}
          onClick={() => (whole === null ? void show() : setWhole(null))}
        >
          {t(whole === null ? "paper.show" : "paper.hide")}
          <VisuallyHidden> {t("paper.of", { name: guest.fullName })}</VisuallyHidden>
        </Button>
      )}
    </>
  );
}
