import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../../shell/page-address.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { IconArrowLeft, IconFileInvoice, IconPrinter } from "../../../../ui/icons/index.ts";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Card, Notice } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import { type EventPurchase, eventTickets } from "./calls.ts";
import { useWhen } from "./event-time.ts";
import { PlacesChip } from "./places-card.tsx";
import { ReturnPlaces } from "./return-places.tsx";
import styles from "./tickets.module.css";

function Ticket({ of, ticket }: { of: EventPurchase; ticket: EventPurchase["tickets"][number] }) {
  const { t } = useTranslation("events");
  const { say } = useLanguage();
  const when = useWhen();
  return (
    <Card as="li" padded={false} className={styles.ticket}>
      <div className={styles.what}>
        <p className="muted">{say(of.event.name)}</p>
        <h2 className="display">{ticket.name}</h2>
        <p>{when(of.event)}</p>
        <p className="muted">{say(of.event.place)}</p>
      </div>
      <div className={styles.stub}>
        <Chip tone={ticket.checkedInAt ? "success" : "neutral"}>
          {ticket.checkedInAt ? t("ticket.here") : t(`ticket.${ticket.guestKind}`)}
        </Chip>
        <bdi className={styles.code}>{ticket.code}</bdi>
        <small className="hint">{t("ticket.show")}</small>
      </div>
    </Card>
  );
}

function StateNotice({ of }: { of: EventPurchase }) {
  const { t } = useTranslation("events");
  const amount = formatRinggit(of.refundedSen);
  if (of.state === "preparing") return <Notice tone="info">{t("ticket.preparing")}</Notice>;
  if (of.state === "givenBack") return <Notice tone="info">{t("ticket.gaveBack", { amount })}</Notice>;
  return of.state === "cancelled" ? (
    <Notice tone="warning">{t("ticket.cancelled", { amount })}</Notice>
  ) : null;
}

/** Invoice and credit note, each as its page. */
function Papers({ of: { purchaseId, papers } }: { of: EventPurchase }) {
  const { t } = useTranslation("events");
  if (papers.length === 0) return null;
  return (
    <ul className={styles.papers}>
      {papers.map(({ _id, kind, number }) => (
        <li key={_id}>
          <LinkButton
            kind="plain"
            size="small"
            icon={IconFileInvoice}
            to={`/purchase/${purchaseId}/invoice`}
            search={{ paper: _id }}
          >
            {t(`ticket.papers.${kind}`, { number })}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

function Loaded({ of }: { of: EventPurchase }) {
  const { t } = useTranslation("events");
  const { say } = useLanguage();
  const [giving, setGiving] = useState(false);
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1 className="display">{say(of.event.name)}</h1>
          <p className="muted">
            <bdi>{of.number}</bdi> <PlacesChip state={of.state} />
          </p>
        </div>
        {of.state === "good" && (
          <div className={styles.acts}>
            <Button kind="outline" icon={IconPrinter} onClick={() => print()}>
              {t("ticket.print")}
            </Button>
            {of.mayCancel && (
              <Button kind="danger" onClick={() => setGiving(true)}>
                {t("ticket.giveBack")}
              </Button>
            )}
          </div>
        )}
      </header>
      <StateNotice of={of} />
      <Papers of={of} />
      {of.state === "good" && (
        <ul className={styles.tickets}>
          {of.tickets.map((ticket) => (
            <Ticket key={ticket._id} of={of} ticket={ticket} />
          ))}
        </ul>
      )}
      {giving && <ReturnPlaces of={of} onClose={() => setGiving(false)} />}
    </>
  );
}

/** The tickets of one purchase: to show, to print, to give back. */
export default function TicketsPage() {
  const { t } = useTranslation("events");
  const { id } = useParamsAt("/my-promotions/tickets/$id");
  const { data, error, refetch } = useCall(eventTickets, { params: { _id: id } });
  return (
    <div className={styles.page}>
      <PageTitle text={t("ticket.title")} />
      <LinkButton
        kind="plain"
        size="small"
        className={styles.back}
        to="/my-promotions"
        search={{ tab: "events" }}
      >
        <Icon of={IconArrowLeft} size="s" flips />
        {t("ticket.back")}
      </LinkButton>
      {data === undefined && <h1 className="display">{t("ticket.title")}</h1>}
      {data && <Loaded of={data} />}
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {!data && !error && (
        <Waiting what={t("mine.waiting")}>
          <Skeleton height={220} radius={16} />
        </Waiting>
      )}
    </div>
  );
}
