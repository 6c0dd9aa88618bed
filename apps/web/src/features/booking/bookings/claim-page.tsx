import { useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { isFailure } from "../../../api/call-failure.ts";
import { useCall, useSend, useSession } from "../../../api/use-call.ts";
import { PaymentChip, StateChip } from "../../../business/state-chip.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { LoadState } from "../../../ui/load-state.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { booking, bookings, type Claimable, claimableBooking, claimBooking } from "./calls.ts";
import styles from "./detail.module.css";
import { BoatsCard } from "./extras-cards.tsx";
import { PriceCard } from "./price-card.tsx";
import { Section } from "./section.tsx";
import { StayCard } from "./stay-card.tsx";
import { TransfersCard } from "./transfers-card.tsx";

/** Moves the booking, then shows it. The link works once, so it is sent once, however often React runs the effect. */
function Claiming({ token }: { token: string }) {
  const { t } = useTranslation("trips");
  const navigate = useNavigate();
  const { mutateAsync, error } = useSend(claimBooking, [bookings.path]);
  const sent = useRef("");
  const claim = useCallback(
    () =>
      mutateAsync({ body: { token } }).then(
        ({ _id }) => navigate({ to: `/booking/detail/${_id}`, replace: true }),
        () => undefined,
      ),
    [mutateAsync, navigate, token],
  );
  useEffect(() => {
    if (sent.current === token) return;
    sent.current = token;
    void claim();
  }, [claim, token]);
  if (isFailure(error, "LINK_INVALID", "INVALID_INPUT")) {
    return (
      <EmptyState
        picture="jungle-trail"
        title={t("claim.invalidTitle")}
        act={<LinkButton to="/booking/listing">{t("claim.toListing")}</LinkButton>}
      >
        {t("claim.invalid")}
      </EmptyState>
    );
  }
  if (error !== null) return <ErrorState error={error} retry={() => void claim()} />;
  return (
    <Waiting what={t("claim.working")}>
      <Skeleton height={196} radius={16} />
    </Waiting>
  );
}

/** Stands in the address of who went to an account to take the booking along: nobody else takes one by opening a link. */
const taking = "take";
const useIsTaking = () =>
  useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).has(taking) });

/** The ways into an account; its forms begin with who booked. */
function SignInButtons({ known }: { known: Pick<Claimable, "name" | "email"> | undefined }) {
  const { t } = useTranslation("trips");
  const next = useLocation({ select: ({ pathname }) => `${pathname}?${taking}=1` });
  const state = known ? { known: { name: known.name, email: known.email } } : {};
  return (
    <>
      <LinkButton to="/pages/login" search={{ next }} state={state}>
        {t("claim.signIn")}
      </LinkButton>
      <LinkButton to="/pages/register" search={{ next }} state={state} kind="outline">
        {t("claim.register")}
      </LinkButton>
    </>
  );
}

/** The booking as its mails tell it, where to pay what it owes, and the ways to take it into an account. */
function UnclaimedBooking({ known, ways }: { known: Claimable; ways: ReactNode }) {
  const { t } = useTranslation("trips");
  const { say } = useLanguage();
  const { booking, payToken } = known;
  return (
    <>
      <PageHead
        title={say(booking.packageName)}
        tab={t("detail.number", { number: booking.bookingNo })}
        lead={null}
        states={
          <>
            <bdi>{t("detail.number", { number: booking.bookingNo })}</bdi>
            <StateChip state={booking.status} />
            <PaymentChip status={booking.paymentStatus} />
          </>
        }
      >
        {payToken !== null && (
          <LinkButton to="/pay/$token" params={{ token: payToken }}>
            {t("pay.title")}
          </LinkButton>
        )}
      </PageHead>
      <div className={styles.columns}>
        <div className={classNames(styles.column, styles.mainColumn)}>
          <StayCard booking={booking} />
          <BoatsCard crossings={booking.crossings} />
          <TransfersCard transfers={booking.transfers} />
        </div>
        <div className={styles.column}>
          <PriceCard booking={booking} />
          <Section title={t("claim.title")}>
            <p>{t("claim.lead")}</p>
            <div className={styles.claim}>{ways}</div>
          </Section>
        </div>
      </div>
    </>
  );
}

/** The way to all that can be done with the booking, in the browser in which it was made. */
function WholeBooking({ known }: { known: Claimable }) {
  const { t } = useTranslation("trips");
  const { _id } = known.booking;
  const { data } = useCall(booking, { params: { _id } });
  return (
    data !== undefined && (
      <LinkButton to="/booking/detail/$id" params={{ id: _id }} kind="outline">
        {t("claim.whole")}
      </LinkButton>
    )
  );
}

/** What a visitor without an account sees: the booking, or where the link does not show it the way to an account that may. */
function AsVisitor({ token }: { token: string }) {
  const { t } = useTranslation("trips");
  const { data: known, error, refetch } = useCall(claimableBooking, { params: { token } });
  if (known) {
    const ways = (
      <>
        <WholeBooking known={known} />
        <SignInButtons known={known} />
      </>
    );
    return <UnclaimedBooking {...{ known, ways }} />;
  }
  return (
    <>
      <PageHead title={t("claim.title")} lead={null} />
      {isFailure(error, "LINK_INVALID", "INVALID_INPUT") ? (
        <EmptyState picture="boat-at-jetty" title={t("claim.whose")} act={<SignInButtons known={known} />}>
          {t("claim.taken")}
        </EmptyState>
      ) : (
        <LoadState error={error} retry={refetch} what={t("detail.waiting")}>
          <Skeleton height={196} radius={16} />
        </LoadState>
      )}
    </>
  );
}

/** Who is signed in sees the booking, too, and takes it into the account by a press; what is theirs already is opened. */
function AsMember({ token, mayTake }: { token: string; mayTake: boolean }) {
  const { t } = useTranslation("trips");
  const [isTaking, setIsTaking] = useState(useIsTaking());
  const {
    data: known,
    error,
    refetch,
  } = useCall(claimableBooking, { params: { token } }, { enabled: !(mayTake && isTaking) });
  const isOver = isFailure(error, "LINK_INVALID", "INVALID_INPUT");
  if (mayTake && (isTaking || isOver))
    return (
      <>
        <PageHead title={t("claim.title")} lead={null} />
        <Claiming token={token} />
      </>
    );
  if (known) {
    const ways = mayTake ? (
      <Button onClick={() => setIsTaking(true)}>{t("claim.take")}</Button>
    ) : (
      <p>{t("claim.viewer")}</p>
    );
    return <UnclaimedBooking {...{ known, ways }} />;
  }
  return (
    <>
      <PageHead title={t("claim.title")} lead={null} />
      {isOver ? (
        <EmptyState picture="jungle-trail" title={t("claim.notYou")}>
          {t("claim.viewer")}
        </EmptyState>
      ) : (
        <LoadState error={error} retry={refetch} what={t("detail.waiting")}>
          <Skeleton height={196} radius={16} />
        </LoadState>
      )}
    </>
  );
}

export default function ClaimPage() {
  const { token } = useParamsAt("/booking/claim/$token");
  const session = useSession();
  if (session === null) return <AsVisitor token={token} />;
  return <AsMember token={token} mayTake={session.role !== "viewer"} />;
}
