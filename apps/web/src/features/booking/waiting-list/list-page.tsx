import { isFailure } from "../../../api/call-failure.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useListState } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { PageTitle } from "../../../ui/site-name.tsx";
import { ownEnquiries, ownWaiting } from "./calls.ts";
import { EnquiryLine } from "./enquiry-line.tsx";
import { EntryLine } from "./entry-line.tsx";
import { ownAddress } from "./list-address.ts";
import { Nothing, Part } from "./list-part.tsx";
import styles from "./waiting.module.css";

/** Everything that the guest waits for or asked, with or without an account: two lists, so neither has the address. */
export default function ListPage() {
  const { t } = useTranslation("waiting");
  const waiting = useList({
    id: "own-waiting",
    call: ownWaiting,
    rows: "entries",
    place: useListState(ownAddress),
    limit: 10,
    refetchInterval: 60_000,
  });
  const list = useList({
    id: "own-enquiries",
    call: ownEnquiries,
    rows: "enquiries",
    place: useListState(ownAddress),
    limit: 10,
  });
  // Whoever has never begun anything here has no session, and waits for nothing.
  const isStranger = isFailure(waiting.error, "NOT_SIGNED_IN");
  const isNothing = isStranger || (waiting.data?.total === 0 && list.data?.total === 0);
  return (
    <div className={styles.page}>
      <PageTitle text={t("list.title")} />
      <header className={styles.head}>
        <h1 className="display">{t("list.title")}</h1>
        <p>{t("list.lead")}</p>
      </header>
      {isNothing ? (
        <Nothing />
      ) : (
        <>
          <Part title={t("list.entries")} list={waiting}>
            {(entry) => <EntryLine key={entry._id} entry={entry} />}
          </Part>
          <Part title={t("list.enquiries")} list={list}>
            {(enquiry) => <EnquiryLine key={enquiry._id} enquiry={enquiry} />}
          </Part>
        </>
      )}
    </div>
  );
}
