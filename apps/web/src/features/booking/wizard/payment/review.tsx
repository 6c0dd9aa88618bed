import type { WizardStep } from "@pulau/contract/drafts.ts";
import { stateName } from "@pulau/contract/guests.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { phoneText } from "@pulau/domain/person/phone-text.ts";
import { addMinutes } from "@pulau/domain/transport/clock.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText, namesText, partsText } from "../../../../ui/format.ts";
import { Icon, type IconShape } from "../../../../ui/icon.tsx";
import {
  IconBed,
  IconBus,
  IconMail,
  IconSailboat,
  IconSparkles,
  IconUsers,
} from "../../../../ui/icons/index.ts";
import { Comma, DayRange } from "../../../../ui/money-and-dates.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useIncluded } from "../add-ons/use-included.ts";
import type { Hold, Resort } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useWizardFlow } from "../flow/wizard-flow.ts";
import { personsOf } from "../guests/guest-list.ts";
import { useHold } from "../hold/hold-context.ts";
import { CancelNote } from "../summary/cancel-note.tsx";
import { useChosenOption } from "../summary/stay-lines.tsx";
import styles from "./review.module.css";

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Leads to the step that asks for it; from there the way leads back here. */
function Change({ step }: { step: WizardStep }) {
  const { t } = useTranslation("booking");
  const { pathTo } = useWizardFlow();
  return (
    <Link
      className={`link ${styles.change}`}
      to={pathTo(step)}
      state={{ backTo: "payment" }}
      aria-label={t("review.changeOf", { what: t(`steps.${step}`) })}
    >
      {t("review.change")}
    </Link>
  );
}

type RowProps = { icon: IconShape; head: string; step: WizardStep; children: ReactNode; detail?: ReactNode };

function Row({ icon, head, step, children, detail }: RowProps) {
  return (
    <div className={styles.row}>
      <dt>
        <Icon of={icon} size="m" />
        {head}
      </dt>
      <dd>
        <span className="strong">{children}</span>
        {detail && <small className="hint">{detail}</small>}
      </dd>
      <dd className={styles.act}>
        <Change step={step} />
      </dd>
    </div>
  );
}

/** Who travels: adults by name, children with their age. */
function Guests() {
  const { t } = useTranslation("booking");
  const { language } = useLanguage();
  const { json } = useDraft();
  const persons = personsOf(json.party);
  if (json.guestsLater)
    return (
      <Row icon={IconUsers} head={t("steps.guests")} step="guests">
        {t("review.namesLater", { count: persons.length })}
      </Row>
    );
  const named = persons.map(({ age }, i) => ({ age, name: text(json.guests[i]?.fullName) }));
  const adults = named.filter(({ age }) => age === null).map(({ name }) => name);
  const children = named.flatMap(({ age, name }) =>
    age === null ? [] : [t("guests.childOf", { kind: name, age })],
  );
  return (
    <Row
      icon={IconUsers}
      head={t("steps.guests")}
      step="guests"
      {...(children.length > 0 && { detail: namesText(children, language) })}
    >
      {namesText(adults, language)}
    </Row>
  );
}

function Boat({ crossing, resort }: { crossing: Hold["crossings"][number]; resort: Resort }) {
  const { t } = useTranslation("booking");
  const { say, language } = useLanguage();
  const { time } = crossing;
  const early =
    time === null ? null : t("review.beThere", { time: addMinutes(time, -resort.boats.boardMinutes) });
  const seats = t("hold.seats", { count: crossing.seats });
  return (
    <Row
      icon={IconSailboat}
      head={t(`transport.${crossing.direction}`)}
      step="transport"
      detail={partsText([early, say(crossing.name), seats], language)}
    >
      {partsText([dayText(crossing.day, language, "weekday"), time ?? t("transport.agreed")], language)}
    </Row>
  );
}

/** What the package includes, and what is bought beside it by its name on the bill. */
function AddOns({ hold }: { hold: Hold }) {
  const { t } = useTranslation("booking");
  const { say, language } = useLanguage();
  const { data } = useIncluded();
  const included = (data?.addOns ?? []).map(({ name, count }) =>
    t("addOns.pieces", { name: say(name), count }),
  );
  const lines = hold.quote.lines.filter(({ step, name }) => step === "addOn" && name !== null);
  const names = lines.map(({ name, count }) =>
    t("addOns.pieces", { name: name === null ? "" : say(name), count }),
  );
  return (
    <Row
      icon={IconSparkles}
      head={t("steps.addOns")}
      step="addOns"
      {...(included.length > 0 && { detail: t("review.included", { what: namesText(included, language) }) })}
    >
      {names.length > 0 ? namesText(names, language) : t("review.noAddOns")}
    </Row>
  );
}

/** Who books, by name where that is not the first guest, and how and where they are reached. */
function Contact() {
  const { t } = useTranslation("booking");
  const { language } = useLanguage();
  const { booker, guests } = useDraft().json;
  const city = text(booker.city);
  // A city that is a state of its own is named once.
  const state = stateName(text(booker.state));
  const reached = [
    phoneText(text(booker.mobile), text(booker.countryCode) || undefined),
    `${text(booker.postCode)} ${city}`.trim(),
    state === city ? "" : state,
  ].filter((part) => part !== "");
  const email = <bdi>{text(booker.email)}</bdi>;
  const name = text(booker.bookingName).trim();
  const isOther = name !== "" && name !== text(guests[0]?.fullName).trim();
  const detail = (
    <>
      {isOther && (
        <>
          {email}
          <Comma />
        </>
      )}
      {namesText(reached, language)}
    </>
  );
  return (
    <Row icon={IconMail} head={t("guests.booker")} step="guests" detail={detail}>
      {isOther ? name : email}
    </Row>
  );
}

/** What was chosen, part by part, before it is paid; each part can be changed, and the way leads back here. */
export function Review({ resort }: { resort: Resort }) {
  const { t } = useTranslation("booking");
  const { say, language } = useLanguage();
  const { json } = useDraft();
  const { hold } = useHold();
  const { chosen, option, nights } = useChosenOption();
  if (hold === null || chosen === undefined || option === undefined || json.checkIn === null) return null;
  return (
    <Card as="section" padded={false} aria-label={t("review.title")}>
      <div className={styles.stay}>
        <Picture name={chosen.picture} sizes="112px" className={styles.picture} />
        <div>
          <h2 className="display">{say(chosen.name)}</h2>
          <p className="muted dated">
            <DayRange from={json.checkIn} to={addDays(json.checkIn, nights ?? 1)} shape="weekday" />
            <Comma />
            <span className="whole">{t("nights", { count: nights ?? 1 })}</span>
          </p>
        </div>
        <Change step="dates" />
      </div>
      <dl className={styles.rows}>
        {hold.rooms.map((room, i) => (
          <Row
            key={room.roomId}
            icon={IconBed}
            head={hold.rooms.length > 1 ? t("rooms.room", { number: i + 1 }) : t("steps.rooms")}
            step="rooms"
            detail={t("rooms.shared", {
              count: Object.values(room.occupants).reduce((sum, count) => sum + count, 0),
            })}
          >
            {`${say(room.roomTypeName)} ${room.roomNo}`}
          </Row>
        ))}
        <Guests />
        {hold.crossings.map((crossing) => (
          <Boat key={crossing.direction} crossing={crossing} resort={resort} />
        ))}
        {hold.transfers.map((ride) => (
          <Row
            key={`${ride.landTransferId}-${ride.direction}`}
            icon={IconBus}
            head={t("transport.land.title")}
            step="transport"
            detail={say(ride.name)}
          >
            {partsText(
              [t("transport.way", { from: say(ride.from), to: say(ride.to) }), ride.pickUpTime],
              language,
            )}
          </Row>
        ))}
        <AddOns hold={hold} />
        <Contact />
      </dl>
      <CancelNote resort={resort} whole />
    </Card>
  );
}
