import { type ReactNode, useState } from "react";
import { Faces } from "../../../../business/presence/faces.tsx";
import { usePeople } from "../../../../business/presence/use-presence.ts";
import { PaymentChip, StateChip } from "../../../../business/state-chip.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { BackLink } from "../../../../ui/back-link.tsx";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { dayText } from "../../../../ui/format.ts";
import {
  IconBan,
  IconClipboardText,
  IconFileInvoice,
  IconLogin2,
  IconLogout2,
  IconPencil,
  IconPrinter,
  IconStarFilled,
} from "../../../../ui/icons/index.ts";
import { PageHead } from "../../../../ui/page-head.tsx";
import { Notice } from "../../../../ui/surfaces.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import { useFocusKept } from "../../../../ui/use-focus-kept.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { type Booking, isWhole } from "../calls.ts";
import type { useDeskAct } from "../use-desk-act.tsx";
import { OpenBeside } from "./beside/open-beside.tsx";
import styles from "./booking.module.css";
import { CancelDialog } from "./cancel-dialog.tsx";
import { UndoAct } from "./undo-act.tsx";
import { VipButton } from "./vip-button.tsx";

type Parts = { booking: Booking; desk: ReturnType<typeof useDeskAct> };

function Acts({ booking, desk, children }: Parts & { children?: ReactNode }) {
  const { t } = useTranslation("staff");
  const [cancelling, setCancelling] = useState(false);
  const busy = desk.busyId !== null;
  return (
    <div className={styles.acts}>
      {booking.canCancel && (
        <Button kind="danger" icon={IconBan} onClick={() => setCancelling(true)}>
          {t("booking.cancel")}
        </Button>
      )}
      {children}
      {booking.canChange && (
        <LinkButton to={`/staff/bookings/${booking._id}/change`} kind="outline" icon={IconPencil}>
          {t("booking.change")}
        </LinkButton>
      )}
      {isWhole(booking) && (
        <>
          <LinkButton to={`/staff/invoice/${booking._id}`} kind="outline" icon={IconFileInvoice}>
            {t("booking.invoice")}
          </LinkButton>
          <LinkButton to={`/staff/bookings/${booking._id}/print`} kind="outline" icon={IconPrinter}>
            {t("booking.print")}
          </LinkButton>
          {(booking.status === "confirmed" || booking.status === "inHouse") && (
            <LinkButton to={`/staff/bookings/${booking._id}/card`} kind="outline" icon={IconClipboardText}>
              {t("booking.registration")}
            </LinkButton>
          )}
        </>
      )}
      {booking.canChange && <VipButton booking={booking} />}
      {booking.canUndo && <UndoAct key={booking.canUndo} _id={booking._id} what={booking.canUndo} />}
      {booking.canCheckIn && (
        <Button
          icon={IconLogin2}
          busy={busy}
          data-desk-act="check-in"
          onClick={() => desk.act("checkIn", booking)}
        >
          {t("act.checkIn")}
        </Button>
      )}
      {booking.canCheckOut && (
        <Button
          icon={IconLogout2}
          busy={busy}
          data-desk-act="check-out"
          onClick={() => desk.act("checkOut", booking)}
        >
          {t("act.checkOut")}
        </Button>
      )}
      <CancelDialog _id={booking._id} open={cancelling} onClose={() => setCancelling(false)} />
    </div>
  );
}

/** Why nothing can be done now, where that is not plain from the state. */
export function Standing({ booking }: { booking: Booking }) {
  const { t } = useTranslation("staff");
  const { momentText } = useMoments();
  if (booking.status === "cancelled" && booking.cancelReason) {
    return <Notice tone="danger">{t(`booking.cancelled.${booking.cancelReason}`)}</Notice>;
  }
  if (booking.status === "awaitingPayment" && booking.payUntil) {
    const time = momentText(booking.payUntil);
    return <Notice tone="warning">{t("booking.payBy", { time })}</Notice>;
  }
  return null;
}

/** Its number, state and payment, who else looks at it, and when it can be checked in. */
function HeadStates({ booking }: { booking: Booking }) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const people = usePeople().filter(({ bookingId }) => bookingId === booking._id);
  const waits = booking.status === "confirmed" && !booking.canCheckIn;
  return (
    <>
      <bdi>{booking.bookingNo}</bdi>
      <StateChip state={booking.status} />
      {booking.paymentStatus && <PaymentChip status={booking.paymentStatus} />}
      {booking.vip && (
        <Chip tone="warning" icon={IconStarFilled}>
          {t("booking.vip")}
        </Chip>
      )}
      <Faces people={people} />
      {waits && (
        <span className="hint">{t("booking.opens", { day: dayText(booking.checkIn, language) })}</span>
      )}
    </>
  );
}

/** The same below the name of a stay that stands beside another. */
export function BesideHead({ booking, desk }: Parts) {
  return (
    <>
      <div className={styles.states}>
        <HeadStates booking={booking} />
      </div>
      <Acts booking={booking} desk={desk} />
    </>
  );
}

/** Who, where it stands, and what the desk can do with it now. */
export function BookingHead({ booking, desk }: Parts) {
  const { t } = useTranslation("staff");
  const heading = useFocusKept(booking.status);
  return (
    <PageHead
      title={booking.bookingName}
      tab={`${booking.bookingName}, ${booking.bookingNo}`}
      lead={null}
      heading={heading}
      back={<BackLink to="/staff/bookings">{t("booking.back")}</BackLink>}
      states={<HeadStates booking={booking} />}
    >
      <Acts booking={booking} desk={desk}>
        <OpenBeside _id={booking._id} />
      </Acts>
    </PageHead>
  );
}
