import { roomNumberIn } from "@pulau/domain/booking/room-number.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { dayText, partsText } from "../../../../ui/format.ts";
import { Notice } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { DepositLines } from "../deposit/deposit-lines.tsx";
import { RoomTroubles } from "../room-troubles.tsx";
import type { CardGuest, Cards } from "./calls.ts";
import { IdentityStep } from "./identity-step.tsx";
import styles from "./registration.module.css";
import { SignatureStep } from "./signature-step.tsx";

type Props = { readonly bookingId: BookingId; readonly cards: Cards; readonly guest: CardGuest };

function CardHead({ cards, guest }: Omit<Props, "bookingId">) {
  const { t } = useTranslation("registration");
  const { language, say } = useLanguage();
  const room = cards.rooms[guest.room];
  const { boat, checkIn, checkOut } = cards;
  const parts = [
    room !== undefined && partsText([say(room.typeName), roomNumberIn(room.roomNo, language)], language),
    t("card.days", { from: dayText(checkIn, language), to: dayText(checkOut, language) }),
    boat !== null && boat.time !== null && t("card.boat", { time: boat.time }),
  ];
  return (
    <div className={styles.head}>
      <div>
        <h2 className="display" tabIndex={-1} data-card-name="">
          {guest.fullName}
        </h2>
        <p className="muted">{partsText(parts, language)}</p>
      </div>
      {room !== undefined && room.troubles.length === 0 && <Chip tone="success">{t("card.roomReady")}</Chip>}
    </div>
  );
}

/** One guest's card: what is known of them, that they are who they say, and their signature. */
export function Card({ bookingId, cards, guest }: Props) {
  const { t } = useTranslation("registration");
  const { t: w } = useTranslation("room-deposits");
  const { open, terms, rooms } = cards;
  const maySeeMoney = useMay()("payments", "read");
  const troubles = rooms[guest.room]?.troubles ?? [];
  const isKnown = !guest.lacks.includes("details");
  return (
    <article className={styles.card} key={guest._id}>
      <CardHead {...{ cards, guest }} />
      {troubles.length > 0 && (
        <Notice tone="warning" title={t("card.notReady")}>
          <RoomTroubles rooms={troubles} />
        </Notice>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{t("card.phone")}</dt>
          <dd>
            <bdi>{guest.phone ?? "–"}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t("card.email")}</dt>
          <dd>
            <bdi>{guest.email ?? "–"}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t("card.nationality")}</dt>
          <dd>{t(guest.nonMalaysian ? "card.foreign" : "card.malaysian")}</dd>
        </div>
        <div>
          <dt>{t("card.age")}</dt>
          <dd>{guest.age ?? "–"}</dd>
        </div>
      </dl>
      {isKnown ? (
        <>
          <IdentityStep key={`identity ${guest._id}`} {...{ bookingId, guest, open }} />
          <SignatureStep key={`signature ${guest._id}`} {...{ bookingId, guest, open, terms }} />
          {maySeeMoney && (
            <section className={styles.part} aria-label={w("title")}>
              <h3>{w("title")}</h3>
              <DepositLines bookingId={bookingId} offersForm />
            </section>
          )}
        </>
      ) : (
        <Notice
          tone="warning"
          title={t("card.details")}
          acts={
            <LinkButton to={`/staff/bookings/${bookingId}/change`} kind="outline">
              {t("card.fillIn")}
            </LinkButton>
          }
        >
          {t("card.detailsText")}
        </Notice>
      )}
    </article>
  );
}
