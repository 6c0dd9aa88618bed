import type { Day } from "@pulau/domain/calendar/day.ts";
import { resort } from "../../../api/resort.ts";
import { useCall } from "../../../api/use-call.ts";
import { amountDueOf } from "../../../business/amount-due.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Icon, type IconShape } from "../../../ui/icon.tsx";
import {
  IconBeach,
  IconBed,
  IconCircleCheck,
  IconCoin,
  IconSpeedboat,
  IconUsersGroup,
} from "../../../ui/icons/index.ts";
import { LoadState } from "../../../ui/load-state.tsx";
import { Comma, DayText, Money } from "../../../ui/money-and-dates.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton } from "../../../ui/waiting.tsx";
import { booking, island, type Stay, type StayDetail } from "./calls.ts";
import styles from "./dashboard.module.css";
import { stayMoment } from "./when.ts";

type LineProps = { icon: IconShape; name: string; children: React.ReactNode; act?: React.ReactNode };

const Line = ({ icon, name, children, act }: LineProps) => (
  <li>
    <Icon of={icon} />
    <span>
      <b className="strong">{name}</b>
      <small>{children}</small>
    </span>
    {act}
  </li>
);

/** When the boats go, from where. */
function Boats({ crossings }: Pick<StayDetail, "crossings">) {
  const { t } = useTranslation("dashboard");
  const { say } = useLanguage();
  return crossings.map(({ direction, day, time, from, name }) => (
    <Line key={direction} icon={IconSpeedboat} name={t(`boat.${direction}`)}>
      <DayText day={day} shape="weekday" />
      <Comma />
      <bdi>{time ?? t("boat.timeAgreed")}</bdi>
      <Comma />
      {from === "" ? say(name) : from}
    </Line>
  ));
}

/** What is still to pay, with the way to pay it, or that nothing is. */
function Due({ detail }: { detail: StayDetail }) {
  const { t } = useTranslation("dashboard");
  const due = amountDueOf(detail);
  if (due === null) return null;
  if (due.sen === 0) {
    return (
      <Line icon={IconCircleCheck} name={t("due.paid")}>
        <Money sen={detail.paidSen} />
      </Line>
    );
  }
  return (
    <Line
      icon={IconCoin}
      name={t("due.open")}
      act={
        detail.canPay && (
          <LinkButton to={`/booking/detail/${detail._id}/pay`} kind="soft">
            {t("due.pay")}
          </LinkButton>
        )
      }
    >
      <Money sen={due.sen} converted />
      {due.by !== null && (
        <>
          <Comma />
          {t("due.by")} <DayText day={due.by} shape="weekday" />
        </>
      )}
    </Line>
  );
}

/** Who comes, and whether each has a name for the boat. */
function Names({ detail }: { detail: StayDetail }) {
  const { t } = useTranslation("dashboard");
  const { guests, persons, _id } = detail;
  const lacks = guests.length < persons;
  return (
    <Line
      icon={lacks ? IconUsersGroup : IconCircleCheck}
      name={t("names.title")}
      act={
        lacks && (
          <LinkButton to={`/booking/detail/${_id}`} kind="soft">
            {t("names.add")}
          </LinkButton>
        )
      }
    >
      {t("names.count", { named: guests.length, persons })}
    </Line>
  );
}

/** What the resort says about packing, until the stay begins; nothing where it says nothing. */
function Bring({ stay }: { stay: Stay }) {
  const { t } = useTranslation("dashboard");
  const { say } = useLanguage();
  const { data: house } = useCall(resort, {});
  const { data: facts } = useCall(island, {});
  if (!house || house.today > stay.checkIn || !facts || !say(facts.bring)) return null;
  return (
    <Line icon={IconBeach} name={t("bring")}>
      {say(facts.bring)}
    </Line>
  );
}

function Countdown({ stay, today }: { stay: Stay; today: Day }) {
  const { t } = useTranslation("dashboard");
  const moment = stayMoment(stay, today);
  if (moment.is !== "ahead") return <p className={styles.countdown}>{t(`moment.${moment.is}`)}</p>;
  return (
    <p className={styles.countdown}>
      <b>{moment.days}</b> {t("moment.ahead", { count: moment.days })}
    </p>
  );
}

/** The next stay, or the one that is: when, where, its boats, and what is still to be done for it. */
export function NextStay({ stay }: { stay: Stay }) {
  const { t } = useTranslation("dashboard");
  const { say } = useLanguage();
  const { data: house } = useCall(resort, {});
  const { data: detail, error, refetch } = useCall(booking, { params: { _id: stay._id } });
  return (
    <Card as="section" className={styles.next} aria-labelledby="next-stay">
      <header>
        <div>
          <p className="muted">{t(house && stay.checkIn <= house.today ? "now" : "next")}</p>
          <h2 id="next-stay" className="display">
            {say(stay.packageName)}
          </h2>
          <p>
            <DayText day={stay.checkIn} shape="weekday" /> – <DayText day={stay.checkOut} shape="weekday" />
          </p>
          <p className="muted">
            <bdi>{stay.bookingNo}</bdi>
          </p>
        </div>
        {house && <Countdown stay={stay} today={house.today} />}
      </header>
      {detail ? (
        <ul className={styles.lines}>
          <Boats crossings={detail.crossings} />
          <Line icon={IconBed} name={t("room", { count: detail.rooms.length })}>
            {detail.rooms
              .map(({ roomNo, roomTypeName }) => `${say(roomTypeName)} ${roomNo}`.trim())
              .join(" · ")}
            {house && (
              <>
                <Comma />
                {t("from", { time: house.checkInTime })}
              </>
            )}
          </Line>
          <Names detail={detail} />
          <Bring stay={stay} />
          <Due detail={detail} />
        </ul>
      ) : (
        <LoadState error={error} retry={refetch} what={t("waiting")}>
          <Skeleton height={220} />
        </LoadState>
      )}
      <div className={styles.acts}>
        <LinkButton to={`/booking/detail/${stay._id}`}>{t("see")}</LinkButton>
        <LinkButton to="/pocket" kind="outline">
          {t("pocket")}
        </LinkButton>
        {detail?.packageSlug && (
          <LinkButton to={`/packages/${detail.packageSlug}`} kind="plain">
            {t("about")}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
