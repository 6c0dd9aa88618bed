import type { BookingId } from "@pulau/domain/ids.ts";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useCall } from "../../../../../api/use-call.ts";
import { useOpenPlace } from "../../../../../business/presence/use-presence.ts";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { BackLink } from "../../../../../ui/back-link.tsx";
import { IconButton } from "../../../../../ui/button.tsx";
import { namesText } from "../../../../../ui/format.ts";
import { IconX } from "../../../../../ui/icons/index.ts";
import { PageHead } from "../../../../../ui/page-head.tsx";
import { PanelOwnerContext } from "../../../../../ui/panel-owner.ts";
import { Segmented } from "../../../../../ui/segmented.tsx";
import { useLanguage } from "../../../../../ui/use-language.ts";
import { type Booking, booking } from "../../calls.ts";
import styles from "./beside.module.css";
import { SwapRooms } from "./swap-rooms.tsx";

type Side = "left" | "right";

const useBooking = (_id: BookingId) => useCall(booking, { params: { _id } }, { refetchInterval: 60_000 });

/** One of two stays, with the button that closes it and leaves the other alone. */
function Beside({
  booking: { _id, bookingName: name },
  isShown,
  isNew,
  onClose,
  children,
}: {
  booking: Pick<Booking, "_id" | "bookingName">;
  /** Whether it is the one that a narrow screen shows. */
  isShown: boolean;
  /** Whether it has just been opened: its heading takes the focus. */
  isNew: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation("stay-changes", { keyPrefix: "beside" });
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <section key={_id} aria-labelledby={id} className={styles.side} data-shown={isShown} data-desk-place="">
      <header className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          <bdi>{name}</bdi>
        </h2>
        <IconButton icon={IconX} label={t("close", { name })} onClick={onClose} />
      </header>
      <PanelOwnerContext value={id}>{children}</PanelOwnerContext>
    </section>
  );
}

/** The two of them as a choice, where the screen shows one at a time. */
function SideChoice({
  names,
  value,
  onChange,
}: {
  names: readonly [string, string];
  value: Side;
  onChange: (side: Side) => void;
}) {
  const { t } = useTranslation("stay-changes", { keyPrefix: "beside" });
  return (
    <div className={styles.choice}>
      <Segmented<Side>
        label={t("which")}
        hideLabel
        {...{ value, onChange }}
        choices={[
          { value: "left", text: names[0] },
          { value: "right", text: names[1] },
        ]}
      />
    </div>
  );
}

/**
 * Two stays side by side; on a narrow screen one at a time. `show` draws one of them by its id. Either can be closed, which leaves
 * the other.
 */
export function StayPair({
  ids,
  show,
}: {
  ids: readonly [BookingId, BookingId];
  show: (id: BookingId) => ReactNode;
}) {
  const { t } = useTranslation(["stay-changes", "staff"]);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [side, setSide] = useState<Side>("right");
  const [left, right] = [useBooking(ids[0]).data, useBooking(ids[1]).data];
  useOpenPlace({ bookingId: left?._id ?? null });
  const names = [left?.bookingName ?? "…", right?.bookingName ?? "…"] as const;
  const alone = (id: BookingId) => void navigate({ to: `/staff/bookings/${id}`, search: {} });
  return (
    <>
      <PageHead
        title={t("beside.title")}
        tab={namesText([...names], language)}
        lead={null}
        back={<BackLink to="/staff/bookings">{t("staff:booking.back")}</BackLink>}
      >
        {left && right && <SwapRooms pair={[left, right]} />}
      </PageHead>
      <SideChoice names={names} value={side} onChange={setSide} />
      <div className={styles.pair}>
        <Beside
          booking={{ _id: ids[0], bookingName: names[0] }}
          isShown={side === "left"}
          isNew={false}
          onClose={() => alone(ids[1])}
        >
          {show(ids[0])}
        </Beside>
        <Beside
          booking={{ _id: ids[1], bookingName: names[1] }}
          isShown={side === "right"}
          isNew
          onClose={() => alone(ids[0])}
        >
          {show(ids[1])}
        </Beside>
      </div>
    </>
  );
}
