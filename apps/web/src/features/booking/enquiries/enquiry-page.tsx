import { isFailure } from "../../../api/call-failure.ts";
import { useCall, useMay } from "../../../api/use-call.ts";
import { PhoneLink } from "../../../business/phone-link.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { Panel, PanelEmpty } from "../../../ui/panel.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { type Enquiry, enquiry } from "./calls.ts";
import styles from "./enquiries.module.css";
import { EnquiryActs } from "./enquiry-acts.tsx";
import { EnquiryChip } from "./state-chips.tsx";
import { useWantedStayText } from "./use-wanted-stay-text.ts";
import { WriteCard } from "./write-card.tsx";

function Head({ data }: { data: Enquiry }) {
  const { t } = useTranslation("enquiries");
  const { momentText } = useMoments();
  return (
    <PageHead
      title={data.name}
      tab={`${data.name}, E-${data.enquiryNo}`}
      lead={null}
      back={<BackLink to="/staff/enquiries">{t("detail.back")}</BackLink>}
      states={
        <>
          <bdi>E-{data.enquiryNo}</bdi>
          <EnquiryChip state={data.state} />
          <span className="hint">{t("detail.asked", { time: momentText(data.createdAt) })}</span>
        </>
      }
    />
  );
}

function WishPanel({ data }: { data: Enquiry }) {
  const { t } = useTranslation("enquiries");
  const text = useWantedStayText();
  const facts = [
    ["package", text.package(data)],
    ["days", text.days(data)],
    ["party", text.party(data.party)],
    ["rooms", text.rooms(data.roomTypes)],
    ["from", t(`origins.${data.origin}`)],
    ["language", t(`detail.languages.${data.language}`)],
    ["account", data.accountName ?? t("detail.noAccount")],
  ] as const;
  return (
    <Panel title={t("detail.wanted")}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`detail.${name}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t("detail.contact")}</dt>
          <dd>
            <a className="link" href={`mailto:${data.email}`}>
              <bdi>{data.email}</bdi>
            </a>
            <PhoneLink number={data.phone} />
          </dd>
        </div>
      </dl>
    </Panel>
  );
}

function Thread({ data }: { data: Enquiry }) {
  const { t } = useTranslation("enquiries");
  const mayWrite = useMay()("bookings", "write");
  return (
    <Panel title={t("detail.thread")}>
      {data.thread.length === 0 && <PanelEmpty>{t("detail.noThread")}</PanelEmpty>}
      <ul className={styles.thread}>
        {data.thread.map((message) => (
          <li key={message._id} className={classNames(message.kind === "note" && styles.note)}>
            <small>
              {t(message.kind === "note" ? "detail.note" : "detail.reply", { name: message.by })} ·{" "}
              <MomentText moment={message.at} />
            </small>
            <p>{message.text}</p>
          </li>
        ))}
      </ul>
      {mayWrite && <WriteCard enquiry={data} />}
    </Panel>
  );
}

function EmptyList({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation("enquiries");
  if (!isFailure(error, "NOT_FOUND", "INVALID_INPUT")) return <ErrorState error={error} retry={retry} />;
  return (
    <EmptyState
      picture="jungle-trail"
      title={t("detail.notFound")}
      act={<LinkButton to="/staff/enquiries">{t("detail.back")}</LinkButton>}
    >
      {t("detail.notFoundText")}
    </EmptyState>
  );
}

/** An enquiry: what is asked, what was answered, and what can be done. */
export default function EnquiryPage() {
  const { t } = useTranslation("enquiries");
  const { id: _id } = useParamsAt("/staff/enquiries/$id");
  const { data, error, refetch } = useCall(enquiry, { params: { _id } }, { refetchInterval: 60_000 });
  if (data === undefined) {
    return (
      <>
        <PageHead title={t("list.title")} lead={null} />
        {error ? (
          <EmptyList error={error} retry={() => void refetch()} />
        ) : (
          <Waiting what={t("detail.waiting")}>
            <Skeleton height={420} radius={12} />
          </Waiting>
        )}
      </>
    );
  }
  return (
    <>
      <Head data={data} />
      <div className={styles.page}>
        <EnquiryActs enquiry={data} />
        <div className={styles.columns}>
          <div className={styles.page}>
            <WishPanel data={data} />
            <Panel title={t("detail.message")}>
              {data.message === "" ? (
                <PanelEmpty>{t("detail.noMessage")}</PanelEmpty>
              ) : (
                <p className={styles.message}>{data.message}</p>
              )}
            </Panel>
          </div>
          <Thread data={data} />
        </div>
      </div>
    </>
  );
}
