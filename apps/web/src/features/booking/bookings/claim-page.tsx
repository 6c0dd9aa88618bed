import { useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { isFailure } from "../../../api/call-failure.ts";
import { useCall, useSend, useSession } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { bookings, claimableBooking, claimBooking } from "./calls.ts";

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
function OfferSignIn({ token }: { token: string }) {
  const { t } = useTranslation("trips");
  const next = useLocation({ select: ({ pathname }) => pathname });
  const { data: known } = useCall(claimableBooking, { params: { token } });
  const state = known ? { known } : {};
  return (
    <EmptyState
      picture="boat-at-jetty"
      title={t("claim.whose")}
      act={
        <>
          <LinkButton to="/pages/login" search={{ next }} state={state}>
            {t("claim.signIn")}
          </LinkButton>
          <LinkButton to="/pages/register" search={{ next }} state={state} kind="outline">
            {t("claim.register")}
          </LinkButton>
        </>
      }
    >
      {t("claim.lead")}
    </EmptyState>
  );
}

export default function ClaimPage() {
  const { t } = useTranslation("trips");
  const { token } = useParamsAt("/booking/claim/$token");
  const session = useSession();
  const shown = (): ReactNode => {
    if (session === null) return <OfferSignIn token={token} />;
    if (session.role !== "viewer") return <Claiming token={token} />;
    return (
      <EmptyState picture="jungle-trail" title={t("claim.notYou")}>
        {t("claim.viewer")}
      </EmptyState>
    );
  };
  return (
    <>
      <PageHead title={t("claim.title")} lead={null} />
      {shown()}
    </>
  );
}
