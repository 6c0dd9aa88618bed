import { stateName } from "@pulau/contract/guests.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { phoneText } from "@pulau/domain/person/phone-text.ts";
import { useState } from "react";
import { useSession } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { addressLines } from "../../../ui/address-lines.ts";
import { Button } from "../../../ui/button.tsx";
import { dayText, partsText } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconAnchorOff, IconSpeedboat } from "../../../ui/icons/index.ts";
import { Comma, DayText, MomentText, Money } from "../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { BoatAnswer } from "./boat-answer.tsx";
import type { Booking } from "./calls.ts";
import styles from "./detail.module.css";
import { RequestDialog } from "./request-dialog.tsx";
import { Section } from "./section.tsx";

type Disrupted = Booking["disruptions"][number];

/** What a cancelled boat was, in one line. */
function useWasText() {
  const { t } = useTranslation("trips");
  const { language, say } = useLanguage();
  return ({ was: { day, time, name } }: Disrupted): string =>
    partsText([dayText(day, language, "weekday"), time ?? t("detail.timeAgreed"), say(name)], language);
}

/** That a boat stands for another that was cancelled, or is cancelled itself and another is being looked for. */
function BoatNews({ way }: { way: Disrupted | undefined }) {
  const { t } = useTranslation("trips");
  const wasText = useWasText();
  if (!way) return null;
  const reason = t(`detail.boatReasons.${way.reason}`);
  return (
    <small>
      {way.solution === "later"
        ? t("detail.boatSearched", { reason })
        : t("detail.boatInstead", { was: wasText(way), reason })}
    </small>
  );
}

function BoatAnswers({
  _id,
  disruptions,
  direction,
}: Pick<Booking, "_id" | "disruptions"> & Pick<Disrupted, "direction">) {
  const way = disruptions.find((disrupted) => disrupted.direction === direction);
  return way ? <BoatAnswer _id={_id} way={way} /> : null;
}

type BoatsProps = Pick<Booking, "crossings"> & {
  /** With what was cancelled of it, where the reader may answer to that. */
  booking?: Pick<Booking, "_id" | "disruptions">;
};

export function BoatsCard({ crossings, booking }: BoatsProps) {
  const disruptions = booking?.disruptions ?? [];
  const { t } = useTranslation("trips");
  const { say } = useLanguage();
  const wasText = useWasText();
  const gone = disruptions.filter(({ solution }) => solution === "refund" || solution === "credit");
  if (crossings.length + gone.length === 0) return null;
  return (
    <Section title={t("detail.boats")}>
      <ul className={styles.lines}>
        {crossings.map((crossing) => (
          <li key={crossing.direction}>
            <Icon of={IconSpeedboat} flips />
            <span>
              <b className="strong">{t(crossing.direction === "out" ? "detail.out" : "detail.homeward")}</b>
              <small>
                <DayText day={crossing.day} shape="weekday" />
                <Comma />
                <bdi>{crossing.time ?? t("detail.timeAgreed")}</bdi>
              </small>
              <small>
                {say(crossing.name)}
                <Comma />
                <bdi>{t("detail.route", { from: crossing.from, to: crossing.to })}</bdi>
              </small>
              <BoatNews way={disruptions.find(({ direction }) => direction === crossing.direction)} />
              {booking && <BoatAnswers {...booking} direction={crossing.direction} />}
            </span>
            <span className="hint">
              {crossing.kind === "charter"
                ? t("detail.charters", { count: crossing.boats })
                : t("detail.seats", { count: crossing.seats })}
            </span>
          </li>
        ))}
        {gone.map((way) => (
          <li key={way.direction}>
            <Icon of={IconAnchorOff} />
            <span>
              <b className="strong">{t(way.direction === "out" ? "detail.out" : "detail.homeward")}</b>
              <small>
                {t("detail.boatGone", { was: wasText(way), reason: t(`detail.boatReasons.${way.reason}`) })}
              </small>
              {booking && <BoatAnswer _id={booking._id} way={way} />}
            </span>
            {way.backSen > 0 && (
              <span className="hint">{t("detail.boatBack", { amount: formatRinggit(way.backSen) })}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function AddOnsCard({ addOns, extras }: Pick<Booking, "addOns" | "extras">) {
  const { t } = useTranslation("trips");
  const { say } = useLanguage();
  if (addOns.length + extras.length === 0) return null;
  return (
    <Section title={t("detail.addOns")}>
      <ul className={styles.lines}>
        {addOns.map((addOn) => (
          <li key={`${addOn.name.en} ${addOn.day} ${addOn.included}`}>
            <span>
              <b className="strong">{t("detail.pieces", { name: say(addOn.name), count: addOn.count })}</b>
              {addOn.day && (
                <small>
                  <DayText day={addOn.day} shape="weekday" />
                </small>
              )}
            </span>
            {addOn.included ? (
              <span className="muted">{t("detail.included")}</span>
            ) : (
              <Money sen={addOn.amountSen} />
            )}
          </li>
        ))}
        {extras.map((extra) => (
          <li key={extra._id}>
            <b className="strong">{say(extra.name)}</b>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Who booked, from where, when, and what they asked for. */
export function BookerCard({ booking }: { booking: Booking }) {
  const { t } = useTranslation("trips");
  const { locale } = useLanguage();
  const session = useSession();
  const [writing, setWriting] = useState(false);
  const { address, bookingName, email, specialRequest, submittedAt } = booking;
  const may = booking.canCancel && session?.role !== "viewer";
  return (
    <Section title={t("detail.booker")}>
      <address className={styles.address}>
        <b className="strong">{bookingName}</b>
        {addressLines(address, stateName(address.state), locale).map((line) => (
          <span key={line}>{line}</span>
        ))}
        <bdi>{email}</bdi>
        <bdi dir="ltr">{phoneText(address.mobile)}</bdi>
      </address>
      {(specialRequest !== "" || may) && (
        <div className={styles.request}>
          <h3>{t("detail.request")}</h3>
          {specialRequest !== "" && <p>{specialRequest}</p>}
          {may && (
            <Button kind="plain" size="small" onClick={() => setWriting(true)}>
              {t(specialRequest === "" ? "request.add" : "request.change")}
            </Button>
          )}
          <RequestDialog
            _id={booking._id}
            request={specialRequest}
            version={booking.requestVersion}
            open={writing}
            onClose={() => setWriting(false)}
          />
        </div>
      )}
      <p className="hint">
        <Submitted moment={submittedAt} />
      </p>
    </Section>
  );
}

/** "Booked 29 May 2026 10:12", with the time kept in one piece. */
function Submitted({ moment }: { moment: string }) {
  const { t } = useTranslation("trips");
  const [before = "", after = ""] = t("detail.submitted", { moment: "\u0001" }).split("\u0001");
  return (
    <>
      {before}
      <MomentText moment={moment} />
      {after}
    </>
  );
}
