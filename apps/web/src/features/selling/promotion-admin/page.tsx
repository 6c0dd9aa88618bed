import { useState } from "react";
import { useMay } from "../../../api/use-call.ts";
import { OrderButton } from "../../../business/ordering/order-button.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useListAddress } from "../../../listing/use-address.ts";
import { Button } from "../../../ui/button.tsx";
import { IconPlus } from "../../../ui/icons/index.ts";
import { PageHead } from "../../../ui/page-head.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { CodesOrder } from "./codes-order.tsx";
import { CodesTable } from "./codes-table.tsx";
import { promotionsAddress, tabs } from "./list-address.ts";
import { PromoForm } from "./promo-form.tsx";
import { VouchersTable } from "./vouchers-table.tsx";

/** Promo codes with what was sold and used of them, and the vouchers that were issued. */
export default function StaffPromotionsPage() {
  const { t } = useTranslation("staff-promotions");
  const place = useListAddress(promotionsAddress);
  const [adds, setAdds] = useState(false);
  const may = useMay();
  const { tab = "codes" } = place.search;
  return (
    <>
      <PageHead title={t("title")} lead={null}>
        {tab === "codes" && may("posts", "write") && (
          <OrderButton>{(onClose) => <CodesOrder onClose={onClose} />}</OrderButton>
        )}
        {may("posts", "create") && (
          <Button icon={IconPlus} onClick={() => setAdds(true)}>
            {t("add")}
          </Button>
        )}
      </PageHead>
      <Tabs
        label={t("title")}
        tabs={tabs.map((value) => ({ value, text: t(`tabs.${value}`) }))}
        value={tab}
        onChange={(next) => place.change({ tab: next, q: undefined, sort: undefined })}
      >
        {tab === "codes" ? <CodesTable place={place} /> : <VouchersTable place={place} />}
      </Tabs>
      {adds && <PromoForm promo={null} onClose={() => setAdds(false)} />}
    </>
  );
}
