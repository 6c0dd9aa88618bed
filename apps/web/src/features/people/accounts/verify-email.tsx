import { verifyEmailRoute } from "@pulau/contract/accounts.ts";
import { useEffect, useRef } from "react";
import { isFailure } from "../../../api/call-failure.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useSearchBy } from "../../../shell/page-address.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { tokenSearch } from "./token-search.ts";

export default function VerifyEmailPage() {
  const { t } = useTranslation("account");
  const { token = "" } = useSearchBy(tokenSearch);
  const { mutate: send, isSuccess, error } = useSend(verifyEmailRoute, ["/api/customer/:_id"]);
  // The link works once: React may run an effect twice, the server must not hear it twice.
  const sent = useRef("");
  useEffect(() => {
    if (token === "" || sent.current === token) return;
    sent.current = token;
    send({ body: { token } });
  }, [send, token]);
  if (isSuccess) {
    return (
      <AccountFrame picture="island-dawn" title={t("verify.doneTitle")} lead={t("verify.done")}>
        <LinkButton to="/" size="large" wide>
          {t("verify.goOn")}
        </LinkButton>
      </AccountFrame>
    );
  }
  if (error !== null || token === "") {
    const spent = token === "" || isFailure(error, "LINK_INVALID", "INVALID_INPUT");
    return (
      <AccountFrame picture="island-dawn" title={spent ? t("verify.failedTitle") : t("verify.title")}>
        {!spent && <ErrorState error={error} retry={() => send({ body: { token } })} />}
        <LinkButton to="/profile" kind={spent ? "filled" : "plain"} size="large" wide>
          {t("verify.toProfile")}
        </LinkButton>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame picture="island-dawn" title={t("verify.title")}>
      <Waiting what={t("verify.working")}>
        <Skeleton height={52} radius={14} />
      </Waiting>
    </AccountFrame>
  );
}
