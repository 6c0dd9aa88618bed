import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { dayText } from "../../../ui/format.ts";
import { LoadState } from "../../../ui/load-state.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton } from "../../../ui/waiting.tsx";
import { guestLinks } from "./calls.ts";
import styles from "./guest-links.module.css";
import { ShareCard } from "./share-card.tsx";
import { TravellerList } from "./traveller-list.tsx";

/** Who of a booking's guests fills in their own details, and who may look at the booking. */
export default function TravellersPage() {
  const { t } = useTranslation("guest-links");
  const { language } = useLanguage();
  const { id: _id } = useParamsAt("/booking/detail/$id/travellers");
  const { data, error, refetch } = useCall(guestLinks, { params: { _id } });
  const back = (
    <BackLink to={`/booking/detail/${_id}`}>
      {data ? t("back", { number: data.bookingNo }) : t("backToBooking")}
    </BackLink>
  );
  return (
    <>
      <PageHead title={t("title")} back={back} lead={t("lead")} />
      <div className={styles.page}>
        {data ? (
          <>
            {data.isOpen ? (
              <p className="hint">{t("until", { day: dayText(data.until, language, "weekday") })}</p>
            ) : (
              <Notice tone="info">{t("over")}</Notice>
            )}
            <TravellerList _id={_id} links={data} />
            <ShareCard _id={_id} />
          </>
        ) : (
          <LoadState error={error} retry={refetch} what={t("waiting")}>
            <Skeleton height={320} radius={16} />
          </LoadState>
        )}
      </div>
    </>
  );
}
