import type { PayoutId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { payoutStates } from "@pulau/domain/wallet/payout-moves.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ListPage } from "../../../listing/list-page.tsx";
import { useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { payouts } from "./calls.ts";
import { payoutsAddress } from "./list-address.ts";
import { usePayoutColumns } from "./payout-columns.tsx";
import { PayoutPanel } from "./payout-panel.tsx";

/** Every payout by state; what waits the longest comes first. */
export default function PayoutsPage() {
  const { t } = useTranslation("wallets");
  const place = useListAddress(payoutsAddress);
  const { state = "requested", page, open } = place.search;
  const list = useList({
    id: "payouts",
    call: payouts,
    rows: "payouts",
    place,
    refetchInterval: 60_000,
    query: state === "all" ? {} : { state },
  });
  const { data } = list;
  const show = (id: PayoutId | undefined) => place.change({ page, open: id }, id === undefined);
  return (
    <ListPage
      list={list}
      title={t("payouts.title")}
      lead={data && t("payouts.kept", { amount: formatRinggit(data.openSen) })}
      tabs={{
        label: t("payouts.tabs"),
        states: [...payoutStates, "all"] as const,
        textOf: (tab) => (tab === "all" ? t("payouts.all") : t(`payouts.states.${tab}`)),
        counts: data?.counts,
        value: state,
        onChange: (next) => place.change({ state: next }),
      }}
      columns={usePayoutColumns(show)}
      search={{ label: t("payouts.searchLabel"), placeholder: t("payouts.search") }}
      waiting={t("payouts.waiting")}
      empty={{ picture: "boat-at-jetty", title: t("payouts.none"), text: t("payouts.noneText") }}
      nothing={{ title: t("payouts.nothing"), text: t("payouts.nothingText") }}
    >
      <PayoutPanel id={open ?? null} onClose={() => show(undefined)} />
    </ListPage>
  );
}
