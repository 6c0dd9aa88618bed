import { staffLogoutRoute } from "@pulau/contract/staff.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { knowsPasskeys } from "../../../api/passkeys.ts";
import { useBackend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useSearchBy } from "../../../shell/page-address.ts";
import { nextPage, nextSearch } from "../../../shell/staff-next-page.ts";
import { Button } from "../../../ui/button.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { AddPasskey } from "./two-step/add-passkey.tsx";
import { SetUpApp } from "./two-step/set-up-app.tsx";

/** Where staff are led whose role asks for a second step that they have not set up: nothing else works before. */
export default function TwoStepPage() {
  const { t } = useTranslation("two-step");
  const { call, session } = useBackend();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [byPasskey, setByPasskey] = useState(false);
  const next = nextPage(useSearchBy(nextSearch).next);
  const SetUp = byPasskey ? AddPasskey : SetUpApp;
  const other = byPasskey ? "passkeys.appInstead" : "passkeys.instead";
  const goOn = async () => {
    // What was refused meanwhile is asked for again.
    queries.clear();
    await navigate({ href: next, replace: true });
  };
  const logOut = async () => {
    await call(staffLogoutRoute, {}).catch(() => undefined);
    session.signOut();
    queries.clear();
    await navigate({ to: "/staff/login" });
  };
  return (
    <AccountFrame
      picture="lagoon-above"
      title={t("page.title")}
      lead={t("page.lead")}
      foot={
        <Button kind="plain" onClick={() => void logOut()}>
          {t("page.logOut")}
        </Button>
      }
    >
      <SetUp
        onDone={() => void goOn()}
        {...(knowsPasskeys() && { instead: { act: t(other), go: () => setByPasskey(!byPasskey) } })}
      />
    </AccountFrame>
  );
}
