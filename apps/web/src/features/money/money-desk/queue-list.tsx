import { useTranslation } from "../../../i18n/use-translation.ts";
import { Pages } from "../../../listing/pages.tsx";
import type { ListPlace } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { RowsSkeleton } from "../../../ui/skeletons.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting.tsx";
import { needs } from "./calls.ts";
import type { queueAddress } from "./list-address.ts";
import styles from "./money.module.css";
import { QueueItem } from "./queue-item.tsx";

type QueuePlace = ListPlace<ReturnType<typeof queueAddress.read>>;

/** The page of what needs a person, or of what was done. */
export function QueueList({ place }: { place: QueuePlace }) {
  const { t } = useTranslation("money");
  const done = place.search.done ?? false;
  const { data, rows, error, retry } = useList({
    id: "needs",
    call: needs,
    rows: "items",
    place,
    refetchInterval: 60_000,
    query: { done: String(done) },
  });
  if (!data) {
    if (error) return <ErrorState error={error} retry={retry} />;
    return (
      <Waiting what={t("queue.waiting")}>
        <RowsSkeleton />
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
          <QueueItem key={item._id} item={item} />
        ))}
      </ul>
      {data.pages > 1 && <Pages {...data} onChange={(page) => place.change({ page })} />}
    </>
  );
}
