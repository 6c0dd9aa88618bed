import type { BookingJson } from "@pulau/contract/drafts.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { IconPlus, IconTrash } from "../../../../ui/icons/index.ts";
import type { FormFace } from "./form-face.ts";
import styles from "./guests.module.css";
import { PhoneField } from "./phone-field.tsx";

const most = 3;

/** Up to three phone numbers of one guest. */
export function GuestPhones({
  place,
  guest,
  form,
}: {
  place: number;
  guest: BookingJson["guests"][number];
  form: FormFace;
}) {
  const { t } = useTranslation("booking");
  const typed = guest.phones;
  const phones = Array.isArray(typed) ? typed : [];
  const path = `guests.${place}.phones`;
  return (
    <>
      {phones
        .map((phone, i) => ({ phone, i }))
        .map(({ phone, i }) => (
          <div key={i} className={styles.phoneRow}>
            <PhoneField
              label={t("guests.phone", { number: i + 1 })}
              name={`${path}.${i}`}
              codeLabel={t("guests.phoneCode", { number: i + 1 })}
              value={phone}
              error={form.errorAt(`${path}.${i}`)}
              onChange={(next) => form.set(path, phones.with(i, next))}
              onBlur={form.field(`${path}.${i}`).onBlur}
            />
            <IconButton
              icon={IconTrash}
              label={t("guests.phoneRemove", { number: i + 1 })}
              onClick={() => form.set(path, phones.toSpliced(i, 1))}
            />
          </div>
        ))}
      {phones.length < most && (
        <div>
          <Button kind="plain" size="small" icon={IconPlus} onClick={() => form.set(path, [...phones, ""])}>
            {t("guests.phoneAdd")}
          </Button>
        </div>
      )}
    </>
  );
}
