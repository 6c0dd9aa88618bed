import type { OpenSession } from "@pulau/contract/sessions.ts";
import { useBackend, useCall, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useOutcomeToast } from "../../../ui/use-outcome-toast.ts";
import { Skeleton } from "../../../ui/waiting.tsx";
import { callsOf } from "./calls.ts";
import styles from "./sessions.module.css";

const portalCalls = callsOf.portal;

function useSides() {
  const { side } = useBackend();
  // Both sides' calls answer alike; only their addresses differ.
  return (side.name === "staff" ? callsOf.staff : portalCalls) as unknown as typeof portalCalls;
}

function useDeviceName() {
  const { t } = useTranslation("sessions");
  return ({ browser, system }: OpenSession): string => {
    if (browser !== null && system !== null) return t("device", { browser, system });
    return browser ?? system ?? t("unknown");
  };
}

function Line({ session, onEnd, busy }: { session: OpenSession; onEnd: () => void; busy: boolean }) {
  const { t } = useTranslation("sessions");
  const name = useDeviceName()(session);
  return (
    <li className={styles.line}>
      <div>
        <p className={styles.name}>
          <b className="strong">{name}</b>
          {session.here && <Chip tone="success">{t("here")}</Chip>}
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{t("signedIn")}</dt>
            <dd>
              <MomentText moment={session.signedInAt} />
            </dd>
          </div>
          <div>
            <dt>{t("used")}</dt>
            <dd>
              <MomentText moment={session.usedAt} />
            </dd>
          </div>
          <div>
            <dt>{t("ends")}</dt>
            <dd>
              <MomentText moment={session.endsAt} />
            </dd>
          </div>
        </dl>
      </div>
      {!session.here && (
        <Button kind="outline" busy={busy} onClick={onEnd} aria-label={t("endOf", { name })}>
          {t("end")}
        </Button>
      )}
    </li>
  );
}

function Sessions({ sessions }: { sessions: readonly OpenSession[] }) {
  const { t } = useTranslation("sessions");
  const calls = useSides();
  const withToast = useOutcomeToast();
  const endOne = useSend(calls.endOne, [calls.list.path]);
  const endOthers = useSend(calls.endOthers, [calls.list.path]);
  return (
    <Card as="section" aria-label={t("title")}>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <Line
            key={session._id}
            session={session}
            busy={endOne.isPending}
            onEnd={() => withToast(endOne.mutateAsync({ params: { _id: session._id } }), t("ended"))}
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button
          kind="outline"
          busy={endOthers.isPending}
          onClick={() => withToast(endOthers.mutateAsync({}), t("endedOthers"))}
        >
          {t("endOthers")}
        </Button>
      ) : (
        <p className="hint">{t("onlyHere")}</p>
      )}
    </Card>
  );
}

/** Where somebody is signed in, and the way to end it. */
export default function SessionsPage() {
  const { t } = useTranslation("sessions");
  const { side } = useBackend();
  const { data, error, refetch } = useCall(useSides().list, {});
  return (
    <div className={styles.page}>
      <PageTitle text={t("title")} />
      <header className={styles.head}>
        <h1 className="display">{t("title")}</h1>
        <p className="muted">{t(side.name === "staff" ? "leadStaff" : "lead")}</p>
      </header>
      {data === undefined && (
        <LoadState error={error} retry={refetch} what={t("waiting")}>
          <Skeleton height={240} radius={16} />
        </LoadState>
      )}
      {data && <Sessions sessions={data.sessions} />}
    </div>
  );
}
