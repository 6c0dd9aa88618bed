import type { BookingJson } from "@pulau/contract/drafts.ts";
import { useTranslation } from "react-i18next";
import { TextInput } from "../../../../ui/text-fields.tsx";
import type { FormFace } from "./form-face.ts";
import { GuestPhones } from "./guest-phones.tsx";
import styles from "./guests.module.css";

type Props = { place: number; guest: BookingJson["guests"][number]; form: FormFace };

/** How a guest is reached: open where something is entered already. */
export function GuestReach({ place, guest, form }: Props) {
  const { t } = useTranslation("booking");
  return (
    <details
      className={styles.more}
      open={guest.email !== "" || (Array.isArray(guest.phones) && guest.phones.length > 0)}
    >
      <summary>{t("guests.reach")}</summary>
      <div className={styles.reach}>
        <TextInput
          label={t("guests.email")}
          optional
          type="email"
          autoComplete="off"
          dir="ltr"
          {...form.field(`guests.${place}.email`)}
        />
        <GuestPhones place={place} guest={guest} form={form} />
      </div>
    </details>
  );
}
