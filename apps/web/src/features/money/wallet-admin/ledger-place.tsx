import type { ListPlace } from "../../../listing/use-address.ts";
import { Button } from "../../../ui/button.tsx";
import { IconArrowLeft } from "../../../ui/icons/index.ts";
import type { ledgerAddress } from "./list-address.ts";
import styles from "./wallets.module.css";

export type LedgerPlace = ListPlace<ReturnType<typeof ledgerAddress.read>>;

/** Leads back to what a list of the ledger belongs to. */
export function Back({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <Button kind="plain" size="small" icon={IconArrowLeft} className={styles.back} onClick={onClick}>
      {text}
    </Button>
  );
}

/** The period stands above the list, for all of the books: it is no filter of this list's own. */
export const withoutPeriod = (place: LedgerPlace): { place: ListPlace; period: Record<string, string> } => {
  const { from, to, ...search } = place.search;
  return {
    place: { ...place, search, filters: {} },
    period: { ...(from && { from }), ...(to && { to }) },
  };
};
