import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import styles from "../promotions.module.css";
import { vouchers } from "./calls.ts";
import { RedeemBox } from "./redeem-box.tsx";
import { VoucherCard } from "./voucher-card.tsx";

const query = { fetchAll: "true" as const };

/** A code to redeem, and every voucher that the account has or gave away; what can be spent stands first. */
export function MyVouchers() {
  const { t } = useTranslation("promotions");
  const { data, error, refetch } = useCall(vouchers, { query });
  return (
    <div className={styles.groups}>
      <RedeemBox />
      {error !== null && <ErrorState error={error} retry={() => void refetch()} />}
      {error === null && data === undefined && (
        <Waiting what={t("voucher.waiting")}>
          <Skeleton height={210} radius={16} />
        </Waiting>
      )}
      {data?.vouchers.length === 0 && (
        <EmptyState
          picture="sunset-deck"
          title={t("voucher.none")}
          act={
            <LinkButton to="/offers" search={{ tab: "cash" }}>
              {t("voucher.see")}
            </LinkButton>
          }
        >
          {t("voucher.noneText")}
        </EmptyState>
      )}
      {data && data.vouchers.length > 0 && (
        <ul className={styles.vouchers}>
          {data.vouchers.map((voucher) => (
            <VoucherCard key={voucher._id} voucher={voucher} />
          ))}
        </ul>
      )}
    </div>
  );
}
