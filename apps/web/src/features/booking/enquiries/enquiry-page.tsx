import { IconArrowLeft } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { isFailure } from "../../../api/call-failure.ts";
import { useCall, useMay } from "../../../api/use-call.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { type Enquiry, enquiry } from "./calls.ts";
import styles from "./enquiries.module.css";
import { EnquiryActs } from "./enquiry-acts.tsx";
import { EnquiryChip } from "./state-chips.tsx";
import { useWishText } from "./use-wish-text.ts";
import { WriteCard } from "./write-card.tsx";

function Head({ data }: { data: Enquiry }) {
  const { t } = useTranslation("enquiries");
  const { momentText } = useMoments();
  return (
    <header className={styles.page}>
      <LinkButton to="/staff/enquiries" kind="plain" size="small" className={styles.back}>
        <Icon of={IconArrowLeft} size="s" flips />
        {t("detail.back")}
      </LinkButton>
      <div className={styles.title}>
        <div>
          <h1 className="display">{data.name}</h1>
          <p className={styles.states}>
            <bdi>E-{data.enquiryNo}</bdi>
            <EnquiryChip state={data.state} />
            <span className="hint">{t("detail.asked", { time: momentText(data.createdAt) })}</span>
          </p>
        </div>
      </div>
      <EnquiryActs enquiry={data} />
    </header>
  );
}

function WishPanel({ data }: { data: Enquiry }) {
  const { t } = useTranslation("enquiries");
  const text = useWishText();
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
    <Card as="section" padded={false} className={styles.panel} aria-labelledby="wish">
      <h2 id="wish">{t("detail.wish")}</h2>
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
            <a className="link" href={`tel:${data.phone}`}>
              <bdi>{data.phone}</bdi>
            </a>
          </dd>
        </div>
      </dl>
    </Card>
  );
}

function Thread({ data }: { data: Enquiry }) {
  const { t } = useTranslation("enquiries");
  const mayWrite = useMay()("bookings", "write");
  return (
    <Card as="section" padded={false} className={styles.panel} aria-labelledby="thread">
      <h2 id="thread">{t("detail.thread")}</h2>
      {data.thread.length === 0 && <p className={styles.empty}>{t("detail.noThread")}</p>}
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
    </Card>
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
  const _id = useParams({ strict: false, select: (params: { id?: string }) => params.id ?? "" });
  const { data, error, refetch } = useCall(enquiry, { params: { _id } }, { refetchInterval: 60_000 });
  if (data === undefined) {
    return (
      <>
        <PageTitle text={t("list.title")} />
        <h1 className={classNames("display", styles.alone)}>{t("list.title")}</h1>
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
    <div className={styles.page}>
      <PageTitle text={`${data.name}, E-${data.enquiryNo}`} />
      <Head data={data} />
      <div className={styles.columns}>
        <div className={styles.page}>
          <WishPanel data={data} />
          <Card as="section" padded={false} className={styles.panel} aria-labelledby="message">
            <h2 id="message">{t("detail.message")}</h2>
            {data.message === "" ? (
              <p className={styles.empty}>{t("detail.noMessage")}</p>
            ) : (
              <p className={styles.said}>{data.message}</p>
            )}
          </Card>
        </div>
        <Thread data={data} />
      </div>
    </div>
  );
}
