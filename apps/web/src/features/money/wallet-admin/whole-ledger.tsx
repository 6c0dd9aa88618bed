import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { queryOf } from "../../../listing/address.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { books } from "./calls.ts";
import { Health } from "./ledger-health.tsx";
import type { LedgerPlace } from "./ledger-place.tsx";
import { TrialBalance } from "./trial-balance.tsx";
import styles from "./wallets.module.css";

/** All accounts, by kind. */
export function WholeLedger({ place }: { place: LedgerPlace }) {
  const { t } = useTranslation("wallets");
  const { data, error, refetch } = useCall(
    books,
    { query: queryOf(place, place.search) },
    { keepPrevious: true },
  );
  if (data)
    return (
      <div className={styles.columns}>
        <TrialBalance data={data} onOpen={(kind) => place.change({ kind })} />
        <Health data={data} />
      </div>
    );
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  return (
    <Waiting what={t("ledger.waiting")}>
      <Skeleton height={360} radius={12} />
    </Waiting>
  );
}
