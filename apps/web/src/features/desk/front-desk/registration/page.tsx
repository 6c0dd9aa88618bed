import type { GuestId } from "@pulau/domain/ids.ts";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { keepPages } from "../../../../api/kept/keep-pages.ts";
import { useCall } from "../../../../api/use-call.ts";
import { SendKept } from "../../../../business/send-kept.tsx";
import { SignalLine } from "../../../../business/signal-line.tsx";
import { type Language, languages, nameOf } from "../../../../i18n/language.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useParamsAt, useSearchBy } from "../../../../shell/page-address.ts";
import { BackLink } from "../../../../ui/back-link.tsx";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { IconDeviceMobile, IconKey, IconPrinter, IconUsersGroup } from "../../../../ui/icons/index.ts";
import { Segmented } from "../../../../ui/segmented.tsx";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { useAfterDrawing } from "../../../../ui/use-after-drawing.ts";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import { type CardGuest, type Cards, registration } from "./calls.ts";
import { Card } from "./card.tsx";
import { readCardSearch } from "./card-address.ts";
import { GuestList } from "./guest-list.tsx";
import { guestAfter, readyOf } from "./next-guest.ts";
import styles from "./registration.module.css";
import { SignOutcomes } from "./sign-outcomes.tsx";
import { useCheckIn } from "./use-check-in.tsx";
import { useHandOver } from "./use-hand-over.ts";
import { useKeptSignatures } from "./use-signing.ts";

type Loaded = { readonly bookingId: string; readonly cards: Cards; readonly readAt: number };

/** Whose card is open, and the way to another's. */
function useOpenGuest({ bookingId, cards }: Omit<Loaded, "readAt">) {
  const { guest: wantedId } = useSearchBy(readCardSearch);
  const navigate = useNavigate();
  const afterDrawing = useAfterDrawing();
  const { guests } = cards;
  const first = guestAfter(guests, undefined) ?? guests[0]?._id;
  const guest = guests.find(({ _id }) => _id === wantedId) ?? guests.find(({ _id }) => _id === first);
  const open = async (id: GuestId) => {
    await navigate({ to: `/staff/bookings/${bookingId}/card`, search: { guest: id }, replace: true });
    afterDrawing(() => document.querySelector<HTMLElement>("[data-card-name]")?.focus());
  };
  return { guest, open };
}

type HeadProps = { readonly bookingId: string; readonly cards: Cards; readonly guest: CardGuest | undefined };

/** The way back, in which language the guest reads, and the hand-over. */
function Head({ bookingId, cards, guest }: HeadProps) {
  const { t } = useTranslation("registration");
  const [language, setLanguage] = useState<Language>(cards.language);
  const { give, busy } = useHandOver(bookingId);
  const kept = useKeptSignatures();
  const mayHand = (of: CardGuest): boolean =>
    cards.open &&
    kept.of(of._id) === undefined &&
    of.lacks.includes("signature") &&
    !of.lacks.includes("details");
  return (
    <header className={styles.bar}>
      <BackLink to={`/staff/bookings/${bookingId}`}>{cards.bookingNo}</BackLink>
      <h1>{t("title")}</h1>
      {guest !== undefined && mayHand(guest) && (
        <div className={styles.hand}>
          <Segmented
            label={t("hand.language")}
            hideLabel
            value={language}
            onChange={setLanguage}
            choices={languages.map((value) => ({ value, text: nameOf[value] }))}
          />
          <Button
            kind="outline"
            size="large"
            icon={IconDeviceMobile}
            busy={busy}
            onClick={() => void give(guest._id, language)}
          >
            {t("hand.act")}
          </Button>
        </div>
      )}
    </header>
  );
}

function Desk({ bookingId, cards, readAt }: Loaded) {
  const { t } = useTranslation("registration");
  const { guest, open } = useOpenGuest({ bookingId, cards });
  const { guests, canCheckIn } = cards;
  const { waiting } = useKeptSignatures();
  const ready = readyOf(guests);
  const check = useCheckIn(bookingId, cards, (done) => {
    const left = guests.map((guest) => (done.includes(guest._id) ? { ...guest, arrivedAt: "now" } : guest));
    const next = guestAfter(left, done.at(-1));
    if (next !== null) void open(next);
  });
  const isReady = guest !== undefined && ready.includes(guest);
  const next = guestAfter(guests, guest?._id);
  const troubles = guest === undefined ? [] : (cards.rooms[guest.room]?.troubles ?? []);
  return (
    <div className={styles.desk}>
      <Head {...{ bookingId, cards, guest }} />
      <nav className={styles.list} aria-label={t("list.title")}>
        <GuestList cards={cards} current={guest?._id} onOpen={(id) => void open(id)} />
        {canCheckIn && ready.length > 1 && (
          <Button
            kind="outline"
            size="large"
            wide
            icon={IconUsersGroup}
            busy={check.busy}
            onClick={() => void check.letIn(ready)}
          >
            {t("act.several", { count: ready.length })}
          </Button>
        )}
      </nav>
      <main className={styles.main}>
        <div className={styles.signal}>
          <SignalLine readAt={readAt} waiting={waiting} />
          <SignOutcomes />
        </div>
        {guest === undefined ? (
          <EmptyState picture="boat-at-jetty" title={t("empty.title")}>
            {t("empty.text")}
          </EmptyState>
        ) : (
          <Card {...{ bookingId, cards, guest }} />
        )}
        <footer className={styles.foot}>
          <LinkButton
            to={`/staff/bookings/${bookingId}/registration`}
            kind="outline"
            size="large"
            icon={IconPrinter}
          >
            {t("act.print")}
          </LinkButton>
          <span className={styles.gap} />
          {next !== null && (
            <Button kind="outline" size="large" onClick={() => void open(next)}>
              {t("act.skip")}
            </Button>
          )}
          {isReady && canCheckIn && (
            <Button size="large" icon={IconKey} busy={check.busy} onClick={() => void check.letIn([guest])}>
              {t(troubles.length > 0 ? "act.later" : "act.one", { name: guest.fullName })}
            </Button>
          )}
        </footer>
      </main>
      {check.dialog}
    </div>
  );
}

/** The registration cards of a booking at the desk or at the jetty, made for a tablet. */
export default function RegistrationCardsPage() {
  const { t } = useTranslation("registration");
  const { id: _id } = useParamsAt("/staff/bookings/$id/card");
  const { data, dataUpdatedAt, error, refetch } = useCall(
    registration,
    { params: { _id } },
    { refetchInterval: 60_000 },
  );
  useEffect(() => void keepPages(), []);
  return (
    <>
      <SendKept />
      <PageTitle text={data ? `${t("title")}, ${data.bookingNo}` : t("title")} />
      {data !== undefined ? (
        <Desk bookingId={_id} cards={data} readAt={dataUpdatedAt} />
      ) : error ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <Waiting what={t("waiting")}>
          <Skeleton height={560} radius={12} />
        </Waiting>
      )}
    </>
  );
}
