import { Link } from "@tanstack/react-router";
import { PhoneLink } from "../../../business/phone-link.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote } from "../../../listing/column.tsx";
import { rangeText } from "../../../ui/format.ts";
import { useMoments } from "../../../ui/time-zone.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Waiting } from "./calls.ts";
import { WaitChip } from "./state-chips.tsx";

/** How to reach who waits. */
export function Reach({ row: { email, phone } }: { row: Waiting }) {
  return (
    <>
      <a className="link" href={`mailto:${email}`}>
        <bdi>{email}</bdi>
      </a>{" "}
      <PhoneLink number={phone} />
    </>
  );
}

/** How it stands: what is offered and until when, and the booking that came of it. */
export function WaitState({ row }: { row: Waiting }) {
  const { t } = useTranslation("enquiries");
  const { language } = useLanguage();
  const { momentText } = useMoments();
  const { offer, state, bookingId, bookingNo } = row;
  return (
    <>
      <WaitChip state={state} />
      {state === "offered" && offer && (
        <CellNote>
          {rangeText(offer.checkIn, offer.checkOut, language)},{" "}
          {t("wait.until", { time: momentText(offer.until) })}
        </CellNote>
      )}
      {bookingId !== null && (
        <CellNote>
          <Link className="link" to="/staff/bookings/$id" params={{ id: bookingId }}>
            <bdi>{bookingNo}</bdi>
          </Link>
        </CellNote>
      )}
    </>
  );
}
