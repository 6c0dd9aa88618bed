import type { Day } from "@pulau/domain/calendar/day.ts";
import { draftOf } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useCall, useMay } from "../../../../api/use-call.ts";
import { openNewBooking } from "../../../../business/new-booking.ts";
import { ClosureActs } from "../../../../business/room-closure/closure-acts.tsx";
import { PaymentChip, StateChip } from "../../../../business/state-chip.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { dayText } from "../../../../ui/format.ts";
import {
  IconArrowsExchange,
  IconArrowsSplit,
  IconBan,
  IconBed,
  IconHourglass,
  IconLock,
  IconLockOpen,
  IconLogin2,
  IconLogout2,
  IconParking,
} from "../../../../ui/icons/index.ts";
import { MomentText } from "../../../../ui/money-and-dates.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { Skeleton } from "../../../../ui/waiting.tsx";
import { MoveRoom } from "../booking/move-room.tsx";
import { type Booking, booking as bookingCall } from "../calls.ts";
import type { useDeskAct } from "../use-desk-act.tsx";
import styles from "./bar-card.module.css";
import { needIcons } from "./bar-looks.ts";
import type { Bar, ClosureBar, HoldBar, RoomLine, RoomLock, Split, StayBar } from "./chart-lines.ts";
import { Facts } from "./facts.tsx";
import { JoinDialog } from "./join-dialog.tsx";
import type { Closing } from "./room-card.tsx";
import type { ChartText } from "./use-chart-text.ts";
import { useSplit } from "./use-split.ts";

type Props = {
  readonly bar: Bar;
  readonly line: RoomLine;
  readonly text: ChartText;
  readonly desk: ReturnType<typeof useDeskAct>;
  /** Begins to move it on the chart; null where it can't be, and undefined where there is no chart to move it on. */
  readonly onMove: (() => void) | null | undefined;
  /** Begins to split it over two rooms; null where that can't be. */
  readonly onSplit: (() => void) | null;
  /** Locks the room, or unlocks it; null for whoever may not, and where there is nothing to lock. */
  readonly onLock: (() => void) | null;
  /** Has its guests wait for a room; null where they can't. */
  readonly onPark: (() => void) | null;
  readonly today: Day;
  /** Opens the dialog in which a closure is changed; null for whoever may not. */
  readonly onClosing: ((closing: Closing) => void) | null;
  readonly onClose: () => void;
};

function HoldFacts({ bar, line, text, onClose }: Omit<Props, "bar"> & { bar: HoldBar }) {
  const { t } = useTranslation("tape-chart");
  const mayBook = useMay()("bookings", "create");
  return (
    <>
      <div className={styles.chips}>
        <Chip tone="dashed" icon={IconHourglass}>
          {text.holder(bar)}
        </Chip>
      </div>
      <Facts
        facts={[
          [t("facts.stay"), text.days(bar.start, bar.end)],
          [t("facts.room"), line.room.roomNo],
          [t("facts.heldUntil"), <MomentText key="until" moment={bar.endsAt} />],
        ]}
      />
      {bar.courtesy && mayBook && (
        <div className={styles.acts}>
          <LinkButton kind="outline" to="/staff/courtesy-holds">
            {t("hold.list")}
          </LinkButton>
          <Button
            onClick={() => {
              onClose();
              openNewBooking({ draftId: draftOf(bar.key), courtesy: true });
            }}
          >
            {t("hold.book")}
          </Button>
        </div>
      )}
    </>
  );
}

function LockText({ lock }: { lock: RoomLock }) {
  return (
    <>
      <bdi>{lock.reason}</bdi>
      <br />
      <small className="muted">
        {lock.by !== null && <bdi>{lock.by}</bdi>} <MomentText moment={lock.at} />
      </small>
    </>
  );
}

/** Has guests stay in their room, although it was planned that they change into another. */
function JoinButton({
  bar,
  split,
  onDone,
}: {
  bar: StayBar;
  split: Split & { own: NonNullable<Split["own"]> };
  onDone: () => void;
}) {
  const { t } = useTranslation("tape-chart");
  const { join, busy, showFailure } = useSplit();
  const [isOpen, setOpen] = useState(false);
  const isOtherType = split.own.roomTypeId !== split.next.roomTypeId;
  const joinNow = () =>
    void join({ bar, ...split })
      .catch(showFailure)
      .then(onDone);
  return (
    <>
      <Button kind="outline" icon={IconBed} busy={busy} onClick={isOtherType ? () => setOpen(true) : joinNow}>
        {t("split.join", { room: split.own.roomNo })}
      </Button>
      {isOpen && <JoinDialog split={{ bar, ...split }} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What the desk can do with a stay now. */
function StayActs({
  bar,
  line,
  desk,
  booking,
  onMove,
  onSplit,
  onLock,
  onPark,
  onClose,
}: Omit<Props, "bar" | "text" | "today" | "onClosing"> & { bar: StayBar; booking: Booking }) {
  const { t } = useTranslation(["tape-chart", "staff"]);
  const act = (verb: "checkIn" | "checkOut") => {
    onClose();
    void desk.act(verb, booking);
  };
  return (
    <div className={styles.acts}>
      {onMove === undefined && booking.canChange && bar.isCurrent && (
        <MoveRoom bookingId={bar.bookingId} position={bar.position} roomNo={line.room.roomNo} />
      )}
      {onMove && (
        <Button kind="outline" icon={IconArrowsExchange} onClick={onMove}>
          {t("moveAct")}
        </Button>
      )}
      {onSplit && (
        <Button kind="outline" icon={IconArrowsSplit} onClick={onSplit}>
          {t("split.open")}
        </Button>
      )}
      {bar.split?.own && booking.canChange && (
        <JoinButton bar={bar} split={{ ...bar.split, own: bar.split.own }} onDone={onClose} />
      )}
      {onLock && (
        <Button kind="outline" icon={bar.lock ? IconLockOpen : IconLock} onClick={onLock}>
          {t(bar.lock ? "lock.undo" : "lock.open")}
        </Button>
      )}
      {onPark && (
        <Button kind="outline" icon={IconParking} onClick={onPark}>
          {t("parking.act")}
        </Button>
      )}
      <LinkButton kind="outline" to={`/staff/bookings/${bar.bookingId}`}>
        {t("openBooking")}
      </LinkButton>
      {booking.canCheckIn && !bar.parked && (
        <Button icon={IconLogin2} onClick={() => act("checkIn")} busy={desk.busyId !== null}>
          {t("staff:act.checkIn")}
        </Button>
      )}
      {booking.canCheckOut && (
        <Button icon={IconLogout2} onClick={() => act("checkOut")} busy={desk.busyId !== null}>
          {t("staff:act.checkOut")}
        </Button>
      )}
    </div>
  );
}

function StayFacts({
  bar,
  line,
  text,
  desk,
  onMove,
  onSplit,
  onLock,
  onPark,
  onClose,
}: Omit<Props, "bar"> & { bar: StayBar }) {
  const { t } = useTranslation(["tape-chart", "staff"]);
  const { language } = useLanguage();
  const { data, error, refetch } = useCall(bookingCall, { params: { _id: bar.bookingId } }, { staleTime: 0 });
  return (
    <>
      <div className={styles.chips}>
        <bdi>{bar.bookingNo}</bdi>
        <StateChip state={bar.state} />
        {data?.paymentStatus && <PaymentChip status={data.paymentStatus} />}
        {bar.needs.map((need) => (
          <Chip key={need} tone="warning" icon={needIcons[need]}>
            {t(`needs.${need}`)}
          </Chip>
        ))}
      </div>
      <Facts
        facts={[
          [
            t("facts.stay"),
            t("facts.nights", { days: text.days(bar.start, bar.end), count: bar.end - bar.start }),
          ],
          [
            t("facts.room"),
            bar.roomsOfBooking > 1
              ? t("facts.ofRooms", { room: line.room.roomNo, count: bar.roomsOfBooking })
              : line.room.roomNo,
          ],
          [t("facts.party"), t("persons", { count: bar.persons })],
          ...(bar.owesSen === null || bar.owesSen === 0
            ? []
            : [[t("facts.due"), formatRinggit(bar.owesSen)] as const]),
          ...(bar.split
            ? [
                [
                  t("split.fact"),
                  t("split.from", {
                    room: bar.split.next.roomNo,
                    day: dayText(bar.split.on, language, "near"),
                  }),
                ] as const,
              ]
            : []),
          ...(bar.lock ? [[t("lock.fact"), <LockText key="lock" lock={bar.lock} />] as const] : []),
        ]}
      />
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton height={36} radius={10} />}
      {data && <StayActs {...{ bar, line, desk, onMove, onSplit, onLock, onPark, onClose }} booking={data} />}
    </>
  );
}

function ClosureFacts({
  bar,
  line,
  text,
  today,
  onMove,
  onClosing,
  onClose,
}: Omit<Props, "bar"> & { bar: ClosureBar }) {
  const { t } = useTranslation(["tape-chart", "closures"]);
  const { closure } = bar;
  return (
    <>
      <div className={styles.chips}>
        <Chip tone="neutral" icon={IconBan}>
          {t(`closures:kinds.${closure.kind}`)}
        </Chip>
      </div>
      <Facts
        facts={[
          [t("facts.room"), line.room.roomNo],
          [t("closures:dates"), text.closed(bar)],
          ...(closure.note === ""
            ? []
            : [[t("closures:note"), <bdi key="note">{closure.note}</bdi>] as const]),
          [
            t("closures:by"),
            <span key="by">
              <bdi>{closure.by}</bdi> <MomentText moment={closure.at} />
            </span>,
          ],
        ]}
      />
      <ClosureActs
        room={line.room}
        {...{ closure, today }}
        onMove={onMove ?? null}
        onChange={
          onClosing &&
          (() => {
            onClose();
            onClosing({ room: line.room, closure });
          })
        }
        onDone={onClose}
      />
    </>
  );
}

/** What is to be known of a stay, a hold or a closure on the chart, and what the desk can do with it now. */
export function BarCard(props: Props) {
  const { bar, text, onClose } = props;
  return (
    <Dialog open onClose={onClose} title={<bdi>{text.nameOf(bar)}</bdi>} unsaved={false}>
      <div className={styles.card}>
        {bar.kind === "stay" && <StayFacts {...props} bar={bar} />}
        {bar.kind === "hold" && <HoldFacts {...props} bar={bar} />}
        {bar.kind === "closure" && <ClosureFacts {...props} bar={bar} />}
      </div>
    </Dialog>
  );
}
