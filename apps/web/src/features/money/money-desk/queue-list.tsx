import { useTranslation } from "../../../i18n/use-translation.ts";
import { CardList } from "../../../listing/card-list.tsx";
import type { ListPlace } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { RowsSkeleton } from "../../../ui/skeletons.tsx";
import { needs } from "./calls.ts";
import type { queueAddress } from "./list-address.ts";
import styles from "./money.module.css";
import { QueueItem } from "./queue-item.tsx";

type QueuePlace = ListPlace<ReturnType<typeof queueAddress.read>>;

/** The page of what needs a person, or of what was done. */
export function QueueList({ place }: { place: QueuePlace }) {
  const { t } = useTranslation("money");
  const done = place.search.done ?? false;
  const list = useList({
    id: "needs",
    call: needs,
    rows: "items",
    place,
    refetchInterval: 60_000,
    query: { done: String(done) },
  });
  return (
    <CardList
      list={list}
      label={t(done ? "queue.done" : "queue.title")}
      waiting={t("queue.waiting")}
      shape={<RowsSkeleton />}
      empty={{
        picture: "boat-at-jetty",
        title: t(done ? "queue.noneDone" : "queue.none"),
        text: t(done ? "queue.noneDoneText" : "queue.noneText"),
      }}
    >
      {(rows) => (
        <ul className={styles.items}>
          {rows.map((item) => (
            <QueueItem key={item._id} item={item} />
          ))}
        </ul>
      )}
    </CardList>
  );
}
