import { BookingJson } from "@pulau/contract/drafts.ts";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useMay, useSend } from "../../../../api/use-call.ts";
import { mayCall } from "../../../../business/page-rights.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { RadioCards } from "../../../../ui/segmented.tsx";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { useRuleText } from "../../../../ui/use-failure-text.ts";
import { AccountChoice } from "./account-choice.tsx";
import { BegunBookings } from "./begun-bookings.tsx";
import { type BookingAccount, bookingAccounts, createDraft, drafts } from "./calls.ts";
import styles from "./desk.module.css";

type BookerKind = "guest" | "account";

/** What is known of whoever books: an agency books for its customers, whose names come later. */
const begun = (account: BookingAccount | null): BookingJson =>
  BookingJson.parse(
    account?.kind === "guest" ? { booker: { bookingName: account.name, email: account.email ?? "" } } : {},
  );

/** Staff say for whom they book, and go on to the wizard. */
export default function NewBookingPage() {
  const { t } = useTranslation("staff");
  const navigate = useNavigate();
  const ruleText = useRuleText();
  const mayFind = mayCall(useMay(), bookingAccounts);
  const [whose, setWhose] = useState<BookerKind>("guest");
  const [account, setAccount] = useState<BookingAccount | null>(null);
  const [tried, setTried] = useState(false);
  const create = useSend(createDraft, [drafts.path]);
  const lacking = whose === "account" && account === null;
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (lacking || create.isPending) return;
    const owner = whose === "account" ? account : null;
    const body = { accountId: owner?._id ?? null, json: begun(owner) };
    // What fails is shown above the button.
    const made = await create.mutateAsync({ body }).catch(() => null);
    if (made) await navigate({ to: `/staff/bookings/new/${made._id}/package` });
  };
  return (
    <div className={styles.page}>
      <PageTitle text={t("newBooking.title")} />
      <header>
        <h1 className="display">{t("newBooking.title")}</h1>
        <p className="muted">{t("newBooking.lead")}</p>
      </header>
      <Card>
        <form className={styles.form} noValidate onSubmit={(event) => void begin(event)}>
          {mayFind && (
            <RadioCards<BookerKind>
              label={t("newBooking.whose")}
              value={whose}
              onChange={setWhose}
              choices={[
                { value: "guest", text: t("newBooking.guest"), detail: t("newBooking.guestText") },
                { value: "account", text: t("newBooking.account"), detail: t("newBooking.accountText") },
              ]}
            />
          )}
          {whose === "account" && (
            <AccountChoice
              chosen={account}
              error={tried && lacking ? ruleText("required") : null}
              onChoose={setAccount}
            />
          )}
          {create.error && <ErrorState error={create.error} />}
          <div>
            <Button type="submit" busy={create.isPending}>
              {t("newBooking.begin")}
            </Button>
          </div>
        </form>
      </Card>
      <BegunBookings />
    </div>
  );
}
