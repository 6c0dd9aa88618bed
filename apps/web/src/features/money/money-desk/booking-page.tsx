import { useCall, useMay } from "../../../api/use-call.ts";
import { OwnDrawer } from "../../../business/drawer/own-drawer.tsx";
import { AmountList } from "../../../business/price-lines.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { Skeleton } from "../../../ui/waiting.tsx";
import { type Booking, booking, folios, type RefundOptions, refundOptions } from "./calls.ts";
import { EnterFolio } from "./folios/enter-folio.tsx";
import { FolioList } from "./folios/folios.tsx";
import styles from "./money.module.css";
import { PaymentList, RefundList } from "./payment-list.tsx";
import { RefundCard } from "./refund-card.tsx";

/** What is owed while somebody can still pay it. */
const owedSen = ({ status, totalSen, paidSen }: Booking): number =>
  status === "cancelled" || status === "noShow" ? 0 : Math.max(0, totalSen - paidSen);

function Sums({ of, options }: { of: Booking; options: RefundOptions }) {
  const { t } = useTranslation("money");
  return (
    <Card>
      <AmountList
        className={styles.sums}
        sums={[
          [t("desk.total"), of.totalSen],
          [t("desk.paid"), of.paidSen],
          [t("desk.due"), owedSen(of)],
          [t("desk.left"), options.leftSen],
        ]}
      />
    </Card>
  );
}

/** The money of one booking: what came in and went back, and what staff can do about it. */
export default function BookingMoneyPage() {
  const { t } = useTranslation("money");
  const { id: _id } = useParamsAt("/staff/bookings/$id/money");
  const found = useCall(booking, { params: { _id } }, { refetchInterval: 60_000 });
  const options = useCall(refundOptions, { params: { _id } });
  const bill = useCall(folios, { params: { _id } }, { refetchInterval: 60_000 });
  const may = useMay();
  const error = found.error ?? options.error ?? bill.error;
  const title = t("desk.title", { number: found.data?.bookingNo ?? "" });
  return (
    <>
      <PageHead
        title={title}
        lead={found.data?.bookingName}
        back={<BackLink to={`/staff/bookings/${_id}`}>{t("desk.back")}</BackLink>}
      />
      <div className={styles.page}>
        {found.data && options.data && bill.data ? (
          <>
            {may("payments", "create") && <OwnDrawer />}
            <Sums of={found.data} options={options.data} />
            <FolioList booking={found.data} shown={bill.data} />
            <div className={styles.columns}>
              <div className={styles.column}>
                {may("payments", "create") && (
                  <EnterFolio booking={found.data} owedSen={owedSen(found.data)} shown={bill.data} />
                )}
                <PaymentList booking={found.data} mayVoid={may("payments", "delete")} />
              </div>
              <div className={styles.column}>
                {may("payments", "delete") && <RefundCard bookingId={_id} options={options.data} />}
                <RefundList refunds={options.data.refunds} />
              </div>
            </div>
          </>
        ) : (
          <LoadState
            error={error}
            retry={() => Promise.all([found.refetch(), options.refetch(), bill.refetch()])}
            what={t("desk.waiting")}
          >
            <Skeleton height={420} radius={12} />
          </LoadState>
        )}
      </div>
    </>
  );
}
