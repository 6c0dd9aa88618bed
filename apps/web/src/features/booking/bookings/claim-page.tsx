import { useLocation, useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useRef } from "react";
import { isFailure } from "../../../api/call-failure.ts";
import { useCall, useSend, useSession } from "../../../api/use-call.ts";
import { PaymentChip, StateChip } from "../../../business/state-chip.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { LoadState } from "../../../ui/load-state.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { bookings, type Claimable, claimableBooking, claimBooking } from "./calls.ts";
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

/** The ways into an account; its forms begin with who booked. */
function SignInButtons({ known }: { known: Pick<Claimable, "name" | "email"> | undefined }) {
  const { t } = useTranslation("trips");
  const next = useLocation({ select: ({ pathname }) => pathname });
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
function UnclaimedBooking({ known }: { known: Claimable }) {
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
            <div className={styles.claim}>
              <SignInButtons known={known} />
            </div>
          </Section>
        </div>
      </div>
    </>
  );
}

/** What a visitor without an account sees: the booking, or where the link does not show it the way to an account that may. */
function AsVisitor({ token }: { token: string }) {
  const { t } = useTranslation("trips");
  const { data: known, error, refetch } = useCall(claimableBooking, { params: { token } });
  if (known) return <UnclaimedBooking known={known} />;
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

export default function ClaimPage() {
  const { t } = useTranslation("trips");
  const { token } = useParamsAt("/booking/claim/$token");
  const session = useSession();
  if (session === null) return <AsVisitor token={token} />;
  return (
    <>
      <PageHead title={t("claim.title")} lead={null} />
      {session.role === "viewer" ? (
        <EmptyState picture="jungle-trail" title={t("claim.notYou")}>
          {t("claim.viewer")}
        </EmptyState>
      ) : (
        <Claiming token={token} />
      )}
    </>
  );
}
