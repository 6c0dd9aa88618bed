import { useTranslation } from "../../../../i18n/use-translation.ts";
import { CardList } from "../../../../listing/card-list.tsx";
import { useListAt } from "../../../../listing/use-list.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { Skeleton } from "../../../../ui/waiting.tsx";
import { cardsPerPage, sectionAddress } from "../list-address.ts";
import styles from "../promotions.module.css";
import { vouchers } from "./calls.ts";
import { RedeemBox } from "./redeem-box.tsx";
import { VoucherCard } from "./voucher-card.tsx";

/** A code to redeem, and every voucher that the account has or gave away; what can be spent stands first. */
export function MyVouchers() {
  const { t } = useTranslation("promotions");
  const list = useListAt(sectionAddress, {
    id: "my-vouchers",
    call: vouchers,
    rows: "vouchers",
    limit: cardsPerPage,
  });
  const look = (
    <LinkButton to="/offers" search={{ tab: "cash" }}>
      {t("voucher.see")}
    </LinkButton>
  );
  return (
    <div className={styles.groups}>
      <RedeemBox />
      <CardList
        list={list}
        label={t("mine.tabs.vouchers")}
        waiting={t("voucher.waiting")}
        shape={<Skeleton height={210} radius={16} />}
        empty={{ picture: "sunset-deck", title: t("voucher.none"), text: t("voucher.noneText"), act: look }}
      >
        {(own) => (
          <ul className={styles.vouchers}>
            {own.map((voucher) => (
              <VoucherCard key={voucher._id} voucher={voucher} />
            ))}
          </ul>
        )}
      </CardList>
    </div>
  );
}
