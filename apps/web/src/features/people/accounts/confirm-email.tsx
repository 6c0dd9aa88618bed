import { isFailure } from "../../../api/call-failure.ts";
import { useBackend, useSend, useSession } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useSearchBy } from "../../../shell/page-address.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { useOwnCalls } from "./own-account-calls.ts";
import { tokenSearch } from "./token-search.ts";

const pagesOf = {
  portal: { account: "/profile", login: "/pages/login" },
  staff: { account: "/staff/account", login: "/staff/login" },
} as const;

/**
 * Where the link to a new address leads. It waits for a press: what opens links before people do, as mail scanners do,
 * must not change an address.
 */
export default function ConfirmEmailPage() {
  const { t } = useTranslation("account");
  const { side } = useBackend();
  const signedIn = useSession() !== null;
  const calls = useOwnCalls();
  const { token = "" } = useSearchBy(tokenSearch);
  const { mutate: send, isSuccess, isPending, error } = useSend(calls.confirmEmail, [calls.shownAt]);
  const { account, login } = pagesOf[side.name === "staff" ? "staff" : "portal"];
  const onwards = signedIn ? (
    <LinkButton to={account} size="large" wide>
      {t("confirmEmail.toAccount")}
    </LinkButton>
  ) : (
    <LinkButton to={login} size="large" wide>
      {t("login.act")}
    </LinkButton>
  );
  if (isSuccess) {
    return (
      <AccountFrame picture="island-dawn" title={t("confirmEmail.doneTitle")} lead={t("confirmEmail.done")}>
        {onwards}
      </AccountFrame>
    );
  }
  if (token === "" || isFailure(error, "LINK_INVALID", "INVALID_INPUT", "EMAIL_TAKEN")) {
    const taken = isFailure(error, "EMAIL_TAKEN");
    return (
      <AccountFrame
        picture="island-dawn"
        title={t("verify.failedTitle")}
        lead={t(taken ? "confirmEmail.taken" : "confirmEmail.over")}
      >
        {onwards}
      </AccountFrame>
    );
  }
  return (
    <AccountFrame picture="island-dawn" title={t("confirmEmail.title")} lead={t("confirmEmail.lead")}>
      {error !== null && <ErrorState error={error} />}
      <Button size="large" wide busy={isPending} onClick={() => send({ body: { token } })}>
        {t("confirmEmail.act")}
      </Button>
    </AccountFrame>
  );
}
