import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useMay } from "../../../../api/use-call.ts";
import { shifts } from "../../../../business/drawer/calls.ts";
import { OwnDrawer } from "../../../../business/drawer/own-drawer.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { choiceFilter, choicesOf, periodFilters } from "../../../../listing/filters.ts";
import { ListPage } from "../../../../listing/list-page.tsx";
import { useListAt } from "../../../../listing/use-list.ts";
import { signedRinggit } from "../../../../ui/signed-ringgit.ts";
import { shiftsAddress } from "../list-address.ts";
import styles from "../money.module.css";
import { useShiftColumns } from "./columns.tsx";
import { Takings } from "./takings.tsx";

const states = ["open", "closed", "off"] as const;

/** The shifts at the cash drawers that who looks may see, with one's own on top and what each person took below. */
export default function ShiftsPage() {
  const { t } = useTranslation("shifts");
  const seesAll = useMay()("payments", "read");
  const list = useListAt(shiftsAddress, { id: "shifts", call: shifts, rows: "shifts" });
  const { data } = list;
  const people = data?.people.map(({ _id, name }) => ({ value: _id, text: name })) ?? [];
  const sums = data && {
    count: data.total,
    cashIn: formatRinggit(data.cashInSen),
    over: signedRinggit(data.overSen),
  };
  return (
    <div className={styles.page}>
      <ListPage
        list={list}
        title={t("title")}
        lead={sums ? t("total", sums) : t("lead")}
        caption={t("caption")}
        above={<OwnDrawer />}
        columns={useShiftColumns()}
        search={{ label: t("search.label"), placeholder: t("search.placeholder") }}
        filters={[
          choiceFilter(
            "state",
            t("filters.state"),
            t("filters.any"),
            choicesOf(states, (state) => t(`states.${state}`)),
          ),
          ...(seesAll ? [choiceFilter("staffId", t("filters.staffId"), t("filters.any"), people)] : []),
          ...periodFilters(t("filters.from"), t("filters.to")),
        ]}
        waiting={t("waiting")}
        empty={{ picture: "jungle-trail", title: t("nothing.title"), text: t("nothing.text") }}
      >
        {seesAll && <Takings />}
      </ListPage>
    </div>
  );
}
