import { type PartnerReply, partnerRoute } from "@pulau/contract/partners.ts";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useListState } from "../../../../listing/use-address.ts";
import { useParamsAt, useSearchBy } from "../../../../shell/page-address.ts";
import { BackLink } from "../../../../ui/back-link.tsx";
import { PageHead } from "../../../../ui/page-head.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Tabs } from "../../../../ui/tabs.tsx";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import { Commissions } from "../commissions.tsx";
import { commissionAddress, type PartnerTab, partnersAddress, partnerTabs } from "../list-address.ts";
import { Statement, useThisMonth } from "../statement.tsx";
import { Bookings } from "./bookings.tsx";
import { Contracts } from "./contracts.tsx";
import { Links } from "./links.tsx";
import { People } from "./people.tsx";

function Panel({ partner, tab }: { partner: PartnerReply; tab: PartnerTab }) {
  const place = useListState(commissionAddress);
  const thisMonth = useThisMonth();
  const [period, setPeriod] = useState(thisMonth);
  const whose = { partnerId: partner._id };
  switch (tab) {
    case "agreement":
      return partner.kind === "agency" ? <Contracts partner={partner} /> : <Links partner={partner} />;
    case "commission":
      return <Commissions whose={whose} place={place} />;
    case "statement":
      return <Statement whose={whose} period={period} onPeriod={setPeriod} />;
    case "bookings":
      return <Bookings partnerId={partner._id} />;
    case "members":
      return <People partner={partner} />;
  }
}

/** One agency or influencer: agreement, commission, statements, bookings, members and bank. */
export default function PartnerPage() {
  const { t } = useTranslation("partners");
  const { id } = useParamsAt("/staff/partners/$id");
  const { tab = "agreement" } = useSearchBy(partnersAddress.read);
  const navigate = useNavigate();
  const { data, error, refetch } = useCall(partnerRoute, { params: { _id: id } });
  const name = data?.name ?? "";
  return (
    <>
      <PageHead
        title={name || "\u00a0"}
        tab={name || t("title")}
        lead={data && t(`kinds.${data.kind}`)}
        back={<BackLink to="/staff/partners">{t("back")}</BackLink>}
      />
      {error !== null && data === undefined && <ErrorState error={error} retry={refetch} />}
      {data === undefined && error === null && (
        <Waiting what={t("waiting")}>
          <Skeleton height={320} radius={16} />
        </Waiting>
      )}
      {data !== undefined && (
        <Tabs<PartnerTab>
          label={t("tabs.label")}
          value={tab}
          tabs={partnerTabs.map((value) => ({ value, text: t(`tabs.${value}`) }))}
          onChange={(next) =>
            void navigate({
              to: "/staff/partners/$id",
              params: { id },
              search: { tab: next },
              replace: true,
              resetScroll: false,
            })
          }
        >
          <Panel key={`${id} ${tab}`} partner={data} tab={tab} />
        </Tabs>
      )}
    </>
  );
}
