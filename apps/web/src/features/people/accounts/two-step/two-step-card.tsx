import {
  endTwoStepRoute,
  newRecoveryCodesRoute,
  type TwoStepState,
  twoStepRoute,
} from "@pulau/contract/two-step.ts";
import { useState } from "react";
import { useCall, useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { MomentText } from "../../../../ui/money-and-dates.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Card, Notice } from "../../../../ui/surfaces.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { Skeleton } from "../../../../ui/waiting.tsx";
import styles from "../profile.module.css";
import { Passkeys } from "./passkeys.tsx";
import { PasswordFirst } from "./password-first.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpApp } from "./set-up-app.tsx";
import own from "./two-step.module.css";

/** How one's own sign-in is secured beside the password. */
export function TwoStepCard() {
  const { t } = useTranslation("two-step");
  const { data, error, refetch } = useCall(twoStepRoute, {});
  return (
    <Card as="section" className={styles.card} aria-labelledby="two-step">
      <div>
        <div className={own.head}>
          <h2 className="display" id="two-step">
            {t("title")}
          </h2>
          {data && <Chip tone={isOn(data) ? "success" : "neutral"}>{t(isOn(data) ? "on" : "off")}</Chip>}
        </div>
        <p className="muted">{t("lead")}</p>
      </div>
      {data === undefined && error !== null && <ErrorState error={error} retry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height={120} radius={12} />}
      {data && <RequiredNote state={data} />}
      {data && <App state={data} />}
      {data && <Passkeys passkeys={data.passkeys} />}
      {data && isOn(data) && <Codes left={data.codesLeft} />}
    </Card>
  );
}

/** Whether a second step is asked for at sign-in. */
const isOn = ({ appSince, passkeys }: TwoStepState): boolean => appSince !== null || passkeys.length > 0;

function RequiredNote({ state }: { state: TwoStepState }) {
  const { t } = useTranslation("two-step");
  const { required, due } = state;
  if (!required || isOn(state)) return null;
  return (
    <Notice tone="warning">
      {due === null ? (
        t("asked")
      ) : (
        <>
          {t("due")} <MomentText moment={due} />
        </>
      )}
    </Notice>
  );
}

/** What is being done in the card, in the place of its buttons. */
type Doing = "setUp" | "remove" | null;

function App({ state }: { state: TwoStepState }) {
  const { t } = useTranslation("two-step");
  const [doing, setDoing] = useState<Doing>(null);
  const stop = () => setDoing(null);
  if (doing === "setUp") return <SetUpAndRefresh onEnd={stop} />;
  const replaces = state.required && state.passkeys.length === 0;
  if (doing === "remove") return <Remove required={replaces} onEnd={stop} />;
  return (
    <section className={own.part} aria-labelledby="two-step-app">
      <h3 id="two-step-app">{t("app")}</h3>
      {state.appSince === null ? (
        <div>
          <Button kind={isOn(state) ? "outline" : "filled"} onClick={() => setDoing("setUp")}>
            {t("setUp")}
          </Button>
        </div>
      ) : (
        <>
          <p className="muted">
            {t("since")} <MomentText moment={state.appSince} />
          </p>
          <div>
            <Button kind="danger" onClick={() => setDoing("remove")}>
              {t("remove")}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** The codes that stand in for a lost second step. */
function Codes({ left }: { left: number }) {
  const { t } = useTranslation("two-step");
  const [renewing, setRenewing] = useState(false);
  if (renewing) return <Renew onEnd={() => setRenewing(false)} />;
  return (
    <section className={own.part} aria-labelledby="two-step-codes">
      <h3 id="two-step-codes">{t("codes")}</h3>
      <p className="muted">{t("codesLeft", { count: left })}</p>
      <div>
        <Button kind="outline" onClick={() => setRenewing(true)}>
          {t("renew")}
        </Button>
      </div>
    </section>
  );
}

function SetUpAndRefresh({ onEnd }: { onEnd: () => void }) {
  const { refetch } = useCall(twoStepRoute, {});
  return <SetUpApp onDone={() => void refetch().then(onEnd)} onCancel={onEnd} />;
}

function Remove({ required, onEnd }: { required: boolean; onEnd: () => void }) {
  const { t } = useTranslation("two-step");
  const { mutateAsync: end } = useSend(endTwoStepRoute, [twoStepRoute.path]);
  const toast = useToast();
  const send = async (password: string) => {
    await end({ body: { password } });
    toast({ tone: "success", text: t("removed") });
    onEnd();
  };
  return (
    <PasswordFirst danger act={t("remove")} send={send} onCancel={onEnd}>
      <p>{t(required ? "removeAsked" : "removeLead")}</p>
    </PasswordFirst>
  );
}

function Renew({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation("two-step");
  const { mutateAsync: renew } = useSend(newRecoveryCodesRoute, [twoStepRoute.path]);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={onEnd} />;
  return (
    <PasswordFirst
      act={t("renew")}
      send={async (password) => setCodes((await renew({ body: { password } })).recoveryCodes)}
      onCancel={onEnd}
    >
      <p>{t("renewLead")}</p>
    </PasswordFirst>
  );
}
