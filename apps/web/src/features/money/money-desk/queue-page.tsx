import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { StateTabs } from "../../../listing/state-tabs.tsx";
import { useListAddress } from "../../../listing/use-address.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { Select } from "../../../ui/text-fields.tsx";
import { needs } from "./calls.ts";
import { queueAddress } from "./list-address.ts";
import styles from "./money.module.css";
import { QueueList } from "./queue-list.tsx";
import { useMoneyWords } from "./use-words.ts";

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
      <PageHead title={t("queue.title")} lead={t("queue.lead")}>
        <LinkButton to="/staff/payments" kind="outline">
          {t("queue.payments")}
        </LinkButton>
      </PageHead>
      <StateTabs
        label={t("queue.tabs")}
        states={["open", "done"] as const}
        textOf={(state) => t(`queue.${state}`)}
        counts={{ open }}
        value={search.done ? "done" : "open"}
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
          <QueueList place={place} />
        </div>
      </StateTabs>
    </div>
  );
}
