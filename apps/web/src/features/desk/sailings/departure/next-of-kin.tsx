import { useSend } from "../../../../api/use-call.ts";
import { PhoneLink } from "../../../../business/phone-link.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { isNamed, type NamedPassenger, type Passenger, revealKin } from "../calls.ts";
import { useRevealed } from "./use-revealed.ts";

type Props = { passenger: Passenger; mayReveal: boolean };

/** Whom to call about somebody: the name, and the phone for a minute, each time with a line in the audit log. */
export function NextOfKin({ passenger, mayReveal }: Props) {
  if (!passenger.nextOfKin) return null;
  return (
    <>
      {passenger.nextOfKin.name} {mayReveal && isNamed(passenger) && <Phone passenger={passenger} />}
    </>
  );
}

function Phone({ passenger: { guestId, name } }: { passenger: NamedPassenger }) {
  const { t } = useTranslation("sailings");
  const send = useSend(revealKin);
  const { value, toggle } = useRevealed(() => send.mutateAsync({ params: { _id: guestId } }));
  return (
    <>
      {value && (
        <span className="hint">
          {value.relation} · <PhoneLink number={value.phone} />{" "}
        </span>
      )}
      <Button kind="plain" size="small" busy={send.isPending} onClick={toggle}>
        {t(value === null ? "paper.show" : "paper.hide")}
        <VisuallyHidden> {t("kin.of", { name })}</VisuallyHidden>
      </Button>
    </>
  );
}
