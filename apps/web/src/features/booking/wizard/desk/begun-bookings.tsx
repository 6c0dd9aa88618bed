import { useTranslation } from "../../../../i18n/use-translation.ts";
import { CardList } from "../../../../listing/card-list.tsx";
import { useListState } from "../../../../listing/use-address.ts";
import { useList } from "../../../../listing/use-list.ts";
import { Card } from "../../../../ui/surfaces.tsx";
import { Begun } from "./begun-line.tsx";
import { drafts } from "./calls.ts";
import styles from "./desk.module.css";
import { begunAddress } from "./list-address.ts";

/** What the member of staff has begun and not made yet, the newest first. */
export function BegunBookings() {
  const { t } = useTranslation("staff");
  const place = useListState(begunAddress);
  const list = useList({ id: "begun-bookings", call: drafts, rows: "drafts", place, limit: 10 });
  if (!list.data?.total) return null;
  return (
    <Card as="section" aria-label={t("newBooking.begun")}>
      <h2 className={styles.heading}>{t("newBooking.begun")}</h2>
      <CardList
        list={list}
        label={t("newBooking.begun")}
        waiting={t("newBooking.begun")}
        shape={null}
        empty={{ picture: "island-dawn", title: t("newBooking.begun") }}
      >
        {(begun) => (
          <ul>
            {begun.map((draft) => (
              <Begun key={draft._id} draft={draft} />
            ))}
          </ul>
        )}
      </CardList>
    </Card>
  );
}
