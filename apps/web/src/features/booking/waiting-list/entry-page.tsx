import { useCall, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { type Entry, leaveWaiting, waitEntry, waitPaths } from "./calls.ts";
import { ConfirmButton } from "./confirm-button.tsx";
import { LinkFailure } from "./link-failure.tsx";
import { OfferCard } from "./offer-card.tsx";
import { WaitChip } from "./wait-chip.tsx";
import styles from "./waiting.module.css";
import { WantedStayFacts } from "./wanted-stay-facts.tsx";

/** A stay that came free is to be seen without a reload. */
const lookAgainMs = 20_000;

/** What the state means for the guest, in a sentence. */
function useStanding() {
  const { t } = useTranslation("waiting");
  const { momentText } = useMoments();
  return ({ state, ahead, offer }: Entry): string => {
    if (state === "waiting") {
      return ahead ? t("texts.waitingAhead", { count: ahead }) : t("texts.waitingFirst");
    }
    if (state === "offered") {
      return t("texts.offered", { time: offer ? momentText(offer.until) : "" });
    }
    return t(`texts.${state}`);
  };
}

function Acts({ entry, token }: { entry: Entry; token: string }) {
  const { t } = useTranslation("waiting");
  const leave = useSend(leaveWaiting, waitPaths);
  const words = {
    act: t("leave.act"),
    title: t("leave.title"),
    text: t("leave.text"),
    yes: t("leave.yes"),
    no: t("leave.stay"),
  };
  return (
    <div className={styles.acts}>
      {entry.state === "waiting" && (
        <ConfirmButton words={words} onYes={() => leave.mutateAsync({ params: { token } })} />
      )}
      {entry.state === "taken" && entry.bookingId !== null && (
        <LinkButton to={`/booking/detail/${entry.bookingId}`}>{t("see.booking")}</LinkButton>
      )}
      {["declined", "missed", "withdrawn", "passed"].includes(entry.state) && (
        <LinkButton to="/">{t("see.search")}</LinkButton>
      )}
      <LinkButton to="/waiting-list" kind="plain">
        {t("see.all")}
      </LinkButton>
    </div>
  );
}

/** A place on the waiting list, by the link from its mail: where it stands, and what is kept for the guest. */
export default function EntryPage() {
  const { t } = useTranslation("waiting");
  const { token } = useParamsAt("/waiting-list/$token");
  const reply = useCall(waitEntry, { params: { token } }, { refetchInterval: lookAgainMs });
  const standing = useStanding();
  const { data: entry, error, refetch, dataUpdatedAt } = reply;
  if (entry === undefined) {
    return (
      <div className={styles.page}>
        <PageTitle text={t("list.title")} />
        {error ? (
          <>
            <h1 className="display">{t("list.title")}</h1>
            <LinkFailure error={error} retry={() => void refetch()} />
          </>
        ) : (
          <Waiting what={t("list.waiting")}>
            <Skeleton height={320} radius={16} />
          </Waiting>
        )}
      </div>
    );
  }
  const { state, offer } = entry;
  return (
    <div className={styles.page}>
      <PageTitle text={t(`titles.${state}`)} />
      <header className={styles.head}>
        <WaitChip state={state} />
        <h1 className="display">{t(`titles.${state}`)}</h1>
        <p role="status">{standing(entry)}</p>
      </header>
      {state === "offered" && offer !== null && (
        <OfferCard
          token={token}
          offer={offer}
          endsAt={new Date(dataUpdatedAt + offer.secondsLeft * 1000).toISOString()}
        />
      )}
      <Card as="section" className={styles.card} aria-labelledby="wanted">
        <h2 id="wanted">{t("wanted.title")}</h2>
        <WantedStayFacts entry={entry} />
      </Card>
      <Acts entry={entry} token={token} />
    </div>
  );
}
