import { useTranslation } from "react-i18next";
import { useCall, useMay } from "../../../api/use-call.ts";
import { Pages } from "../../../listing/pages.tsx";
import { type ListPlace, useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { Select } from "../../../ui/text-fields.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { type NeedItem, needs } from "./calls.ts";
import styles from "./money.module.css";
import { queueAddress } from "./search.ts";
import { SlipButton } from "./slip-button.tsx";
import { SlipTwins } from "./slip-twins.tsx";
import { useMoneyWords } from "./use-words.ts";
import { WayButtons } from "./way-dialog.tsx";

function Item({ item }: { item: NeedItem }) {
  const { t } = useTranslation("money");
  const words = useMoneyWords();
  const may = useMay();
  const { done, bookingId, bookingNo, purchaseNo, name } = item;
  const number = bookingNo
    ? t("queue.booking", { number: bookingNo })
    : purchaseNo
      ? t("queue.purchase", { number: purchaseNo })
      : t("queue.nobody");
  const about = name ? `${name}, ${number}` : number;
  return (
    <li className={styles.item}>
      <div className={styles.about}>
        <h2>{words.kind(item.kind)}</h2>
        <span className="muted">
          <MomentText moment={item.at} />
        </span>
      </div>
      <p>
        <bdi className="strong">{about}</bdi>
        <br />
        {words.why(item)}
      </p>
      {done && (
        <p className="muted">
          {done.by
            ? t("doneBy", { outcome: words.outcome(done.outcome), name: done.by })
            : t("doneAlone", { outcome: words.outcome(done.outcome) })}
          {" · "}
          <MomentText moment={done.at} />
          {done.note && (
            <>
              <br />
              <bdi>{done.note}</bdi>
            </>
          )}
        </p>
      )}
      {!done && <SlipTwins twins={item.twins} />}
      <div className={styles.ways}>
        {may("payments", "write") && <WayButtons item={item} about={about} />}
        {item.kind === "SLIP_TO_VERIFY" && <SlipButton slip={item.slip} of={name ?? number} />}
        {purchaseNo && (
          <LinkButton
            to="/staff/payments"
            search={{ q: purchaseNo } as never}
            kind="plain"
            size="small"
            aria-label={`${t("queue.openPurchase")}: ${about}`}
          >
            {t("queue.openPurchase")}
          </LinkButton>
        )}
        {bookingId && (
          <LinkButton
            to={`/staff/bookings/${bookingId}`}
            kind="plain"
            size="small"
            aria-label={`${t("queue.openBooking")}: ${about}`}
          >
            {t("queue.openBooking")}
          </LinkButton>
        )}
      </div>
    </li>
  );
}

type QueuePlace = ListPlace<ReturnType<typeof queueAddress.read>>;

function List({ place }: { place: QueuePlace }) {
  const { t } = useTranslation("money");
  const done = place.search.done ?? false;
  const { data, rows, error, retry } = useList({
    ...{ id: "needs", call: needs, rows: "items", place, refetchInterval: 60_000 },
    query: { done: String(done) },
  });
  if (!data) {
    if (error) return <ErrorState error={error} retry={retry} />;
    return (
      <Waiting what={t("queue.waiting")}>
        <Skeleton height={360} radius={12} />
      </Waiting>
    );
  }
  if (data.total === 0)
    return (
      <EmptyState picture="boat-at-jetty" title={t(done ? "queue.noneDone" : "queue.none")}>
        {t(done ? "queue.noneDoneText" : "queue.noneText")}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.items}>
        {rows.map((item) => (
          <Item key={item._id} item={item} />
        ))}
      </ul>
      {data.pages > 1 && <Pages {...data} onChange={(page) => place.change({ page })} />}
    </>
  );
}

/** Everything that needs a person, with the reason and the ways out; and what was done, by whom and how. */
export default function QueuePage() {
  const { t } = useTranslation("money");
  const words = useMoneyWords();
  const place = useListAddress(queueAddress);
  const { search, change } = place;
  const counts = useCall(needs, { query: { limit: 1 } }, { refetchInterval: 60_000 }).data?.counts ?? [];
  const open = counts.reduce((sum, { count }) => sum + count, 0);
  const kinds = counts.map(({ kind, count }) => ({ value: kind, text: `${words.kind(kind)} (${count})` }));
  return (
    <div className={styles.page}>
      <PageTitle text={t("queue.title")} />
      <header className={styles.head}>
        <div>
          <h1 className="display">{t("queue.title")}</h1>
          <p className="muted">{t("queue.lead")}</p>
        </div>
        <LinkButton to="/staff/payments" kind="outline">
          {t("queue.payments")}
        </LinkButton>
      </header>
      <Tabs<"open" | "done">
        label={t("queue.tabs")}
        value={search.done ? "done" : "open"}
        tabs={[
          { value: "open", text: t("queue.open"), count: open },
          { value: "done", text: t("queue.done") },
        ]}
        onChange={(next) => change({ done: next === "done" || undefined, kind: undefined })}
      >
        <div className={styles.page}>
          {!search.done && kinds.length > 1 && (
            <div className={styles.filters}>
              <Select
                label={t("queue.kind")}
                value={search.kind ?? ""}
                empty={t("queue.all")}
                choices={kinds}
                onChange={(kind) => change({ kind: kind || undefined })}
              />
            </div>
          )}
          <List place={place} />
        </div>
      </Tabs>
    </div>
  );
}
