import type { PersonId } from "@pulau/domain/ids.ts";
import { useEffect, useState } from "react";
import { resort } from "../../../api/resort.ts";
import { useCall, useSession } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { Skeleton } from "../../../ui/waiting.tsx";
import { booking, bookings } from "./calls.ts";
import styles from "./pocket.module.css";
import {
  forgetPocketStay,
  keepPocketStay,
  type PocketStay,
  pocketStay,
  readPocketStay,
} from "./pocket-stay.ts";
import { StayView } from "./stay-view.tsx";

/** One's own next stay as it is needed on the way: readable without a connection once it was opened. */
export default function PocketPage() {
  const { t } = useTranslation("pocket");
  const session = useSession();
  return (
    <section className={styles.page}>
      <PageTitle text={t("title")} />
      {session ? (
        <OwnStay key={session.record.id} owner={session.record.id} />
      ) : (
        <EmptyState
          picture="boat-at-jetty"
          title={t("title")}
          act={<LinkButton to="/pages/login?next=%2Fpocket">{t("logIn")}</LinkButton>}
        >
          {t("logInText")}
        </EmptyState>
      )}
    </section>
  );
}

function OwnStay({ owner }: { owner: PersonId }) {
  const { t } = useTranslation("pocket");
  const [kept, setKept] = useState(() => readPocketStay(localStorage, owner, new Date()));
  const { data, error, refetch } = useCall(bookings, { query: { tab: "upcoming", limit: 1 } });
  const next = data?.reservations[0];
  const isGone = data !== undefined && next === undefined;
  useEffect(() => {
    if (!isGone) return;
    forgetPocketStay(localStorage);
    setKept(null);
  }, [isGone]);
  const take = (stay: PocketStay) => {
    keepPocketStay(localStorage, stay);
    setKept(stay);
  };
  return (
    <>
      {next && <Renewal key={next._id} _id={next._id} owner={owner} onRead={take} />}
      {isGone ? (
        <EmptyState
          picture="lagoon-above"
          title={t("none")}
          act={<LinkButton to="/">{t("plan")}</LinkButton>}
        >
          {t("noneText")}
        </EmptyState>
      ) : kept ? (
        <StayView stay={kept} isOffline={error !== null} onAgain={() => void refetch()} />
      ) : (
        <LoadState error={error} retry={refetch} what={t("waiting")}>
          <Skeleton height={480} radius={16} />
        </LoadState>
      )}
    </>
  );
}

type RenewalProps = { _id: PocketStay["_id"]; owner: PersonId; onRead: (stay: PocketStay) => void };

/** Reads the stay as it is now, wherever that can be had. */
function Renewal({ _id, owner, onRead }: RenewalProps) {
  const { data: stay } = useCall(booking, { params: { _id } });
  const { data: house } = useCall(resort, {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is kept once
  useEffect(() => {
    if (stay && house) onRead(pocketStay(stay, house, owner, new Date()));
  }, [stay, house]);
  return null;
}
