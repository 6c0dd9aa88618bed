import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { isNamed, type NamedPassenger, type Passenger, revealPaper } from "../calls.ts";
import { useRevealed } from "./use-revealed.ts";

type Props = { passenger: Passenger; mayReveal: boolean };

/** The end of somebody's paper; the whole of it for a minute, each time with a line in the booking's history. */
export function PaperNumber({ passenger, mayReveal }: Props) {
  if (!passenger.paper) return null;
  if (!mayReveal || !isNamed(passenger)) return <bdi>{passenger.paper}</bdi>;
  return <Revealable passenger={passenger} />;
}

function Revealable({ passenger }: { passenger: NamedPassenger }) {
  const { t } = useTranslation("sailings");
  const send = useSend(revealPaper);
  const { bookingId, guestId, name, paper } = passenger;
  const { value, toggle } = useRevealed(
    async () => (await send.mutateAsync({ params: { _id: bookingId }, body: { guest: guestId } })).identity,
  );
  return (
    <>
      <bdi>{value ?? paper}</bdi>{" "}
      <Button kind="plain" size="small" busy={send.isPending} onClick={toggle}>
        {t(value === null ? "paper.show" : "paper.hide")}
        <VisuallyHidden> {t("paper.of", { name })}</VisuallyHidden>
      </Button>
    </>
  );
}
