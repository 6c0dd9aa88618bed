import { isFailure } from "../../../api/call-failure.ts";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { type Enquiry, type Entry, ownEnquiries, ownWaiting } from "./calls.ts";
import { useWishText } from "./use-wish-text.ts";
import { EnquiryChip, WaitChip } from "./wait-chip.tsx";
import styles from "./waiting.module.css";

/** More than anybody waits for or asks at a time; older ones are for the mails. */
const most = { limit: 50 };

function EntryLine({ entry }: { entry: Entry }) {
  const { t } = useTranslation("waiting");
  const { say } = useLanguage();
  const text = useWishText();
  const open = entry.state === "offered";
  return (
    <Card as="li" className={styles.line}>
      <div className={styles.top}>
        <h3>{say(entry.packageName)}</h3>
        <WaitChip state={entry.state} />
      </div>
      <p className="muted">{[...text.days(entry), text.party(entry.party)].join(" · ")}</p>
      <div className={styles.acts}>
        <LinkButton
          to="/waiting-list/$token"
          params={{ token: entry.token }}
          kind={open ? "filled" : "outline"}
          size="small"
        >
          {t(open ? "offer.accept" : "see.place")}
        </LinkButton>
      </div>
    </Card>
  );
}

function EnquiryLine({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation("waiting");
  const { say } = useLanguage();
  const text = useWishText();
  const name = enquiry.packageName === null ? [] : [say(enquiry.packageName)];
  return (
    <Card as="li" className={styles.line}>
      <div className={styles.top}>
        <h3>
          <bdi>{t("asked.number", { number: `E-${enquiry.enquiryNo}` })}</bdi>
        </h3>
        <EnquiryChip state={enquiry.state} />
      </div>
      <p className="muted">{[...name, ...text.days(enquiry), text.party(enquiry.party)].join(" · ")}</p>
      {enquiry.message !== "" && (
        <p className={styles.said}>
          <small>{t("asked.you")}</small>
          {enquiry.message}
        </p>
      )}
      {enquiry.replies.map((reply) => (
        <p key={reply._id} className={styles.said}>
          <small>
            {t("asked.reply")} · <MomentText moment={reply.at} />
          </small>
          {reply.text}
        </p>
      ))}
      <EnquiryActs enquiry={enquiry} />
    </Card>
  );
}

function EnquiryActs({ enquiry: { state, draftId, bookingId } }: { enquiry: Enquiry }) {
  const { t } = useTranslation("waiting");
  if (bookingId !== null) {
    return (
      <div className={styles.acts}>
        <LinkButton to={`/booking/detail/${bookingId}`} kind="outline" size="small">
          {t("see.booking")}
        </LinkButton>
      </div>
    );
  }
  if (draftId === null || state === "closed") return null;
  return (
    <div className={styles.acts}>
      <LinkButton to="/booking/new/$draftId/$step" params={{ draftId, step: "payment" }} size="small">
        {t("asked.open")}
      </LinkButton>
    </div>
  );
}

function Lists({ entries, enquiries }: { entries: readonly Entry[]; enquiries: readonly Enquiry[] }) {
  const { t } = useTranslation("waiting");
  if (entries.length + enquiries.length === 0) {
    return (
      <EmptyState
        picture="island-dawn"
        title={t("list.none")}
        act={<LinkButton to="/">{t("list.search")}</LinkButton>}
      >
        {t("list.noneText")}
      </EmptyState>
    );
  }
  return (
    <>
      {entries.length > 0 && (
        <section className={styles.list} aria-labelledby="entries">
          <h2 id="entries">{t("list.entries")}</h2>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <EntryLine key={entry._id} entry={entry} />
            ))}
          </ul>
        </section>
      )}
      {enquiries.length > 0 && (
        <section className={styles.list} aria-labelledby="enquiries">
          <h2 id="enquiries">{t("list.enquiries")}</h2>
          <ul className={styles.list}>
            {enquiries.map((enquiry) => (
              <EnquiryLine key={enquiry._id} enquiry={enquiry} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Everything that the guest waits for or asked, with or without an account. */
export default function ListPage() {
  const { t } = useTranslation("waiting");
  const waiting = useCall(ownWaiting, { query: most }, { refetchInterval: 60_000 });
  const asked = useCall(ownEnquiries, { query: most });
  // Whoever has never begun anything here has no session, and waits for nothing.
  const stranger = isFailure(waiting.error, "NOT_SIGNED_IN");
  const error = stranger ? null : (waiting.error ?? asked.error);
  const again = () => void Promise.all([waiting.refetch(), asked.refetch()]);
  return (
    <div className={styles.page}>
      <PageTitle text={t("list.title")} />
      <header className={styles.head}>
        <h1 className="display">{t("list.title")}</h1>
        <p>{t("list.lead")}</p>
      </header>
      {error !== null && <ErrorState error={error} retry={again} />}
      {stranger && <Lists entries={[]} enquiries={[]} />}
      {error === null && !stranger && (waiting.data === undefined || asked.data === undefined) && (
        <Waiting what={t("list.waiting")}>
          <Skeleton height={260} radius={16} />
        </Waiting>
      )}
      {waiting.data && asked.data && (
        <Lists entries={waiting.data.entries} enquiries={asked.data.enquiries} />
      )}
    </div>
  );
}
