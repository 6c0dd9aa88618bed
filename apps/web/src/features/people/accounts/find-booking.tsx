import { bookingLinkRoute } from "@pulau/contract/bookings.ts";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useForm } from "../../../ui/use-form.ts";
import styles from "./account-frame.module.css";
import { AccountFrame } from "./account-frame.tsx";

/** Whoever booked without an account asks for a link to that booking; answers alike whether or not there is one. */
export function FindBooking() {
  const { t } = useTranslation("account");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { mutateAsync: send } = useSend(bookingLinkRoute);
  const form = useForm({
    schema: bookingLinkRoute.body,
    initial: { email: "", bookingNo: "" },
    onSubmit: async (body) => {
      await send({ body });
      setSentTo(body.email);
    },
  });
  const back = (
    <Link to="/pages/login" className="link">
      {t("forgot.back")}
    </Link>
  );
  if (sentTo !== null)
    return (
      <AccountFrame picture="lagoon-above" title={t("forgot.sentTitle")} foot={back}>
        <p className="prose">{t("findBooking.sent", { email: sentTo })}</p>
      </AccountFrame>
    );
  return (
    <AccountFrame
      picture="lagoon-above"
      title={t("findBooking.title")}
      lead={t("findBooking.lead")}
      foot={back}
    >
      {form.failure !== null && <ErrorState error={form.failure} />}
      <form className={styles.form} {...form.form}>
        <TextInput label={t("email")} type="email" autoComplete="email" {...form.field("email")} />
        <TextInput
          label={t("findBooking.number")}
          hint={t("findBooking.numberHint")}
          autoComplete="off"
          dir="ltr"
          {...form.field("bookingNo")}
        />
        <Button type="submit" size="large" wide busy={form.busy}>
          {t("forgot.act")}
        </Button>
      </form>
    </AccountFrame>
  );
}
