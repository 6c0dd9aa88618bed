import type { BookingJson } from "@pulau/contract/drafts.ts";
import { useEffect, useRef } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Card } from "../../../../ui/surfaces.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { BookerAddress } from "./booker-address.tsx";
import type { FormFace } from "./form-face.ts";
import styles from "./guests.module.css";
import { PhoneField } from "./phone-field.tsx";

type Props = {
  form: FormFace;
  booker: BookingJson["booker"];
  /** The first guest's name where the booking is in it; null where it has a name of its own. */
  firstGuest: string | null;
  /** Says who books: the first guest, or somebody else. Null where guests are not named yet. */
  onFirstGuestBooks: ((books: boolean) => void) | null;
};

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** Who books: the first guest, unless somebody else is named. */
function BookerName({ form, firstGuest, onFirstGuestBooks }: Omit<Props, "booker">) {
  const { t } = useTranslation("booking");
  const pressed = useRef(false);
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (pressed.current && firstGuest === null) name.current?.focus();
    pressed.current = false;
  }, [firstGuest]);
  const choose = (books: boolean) => () => {
    pressed.current = true;
    onFirstGuestBooks?.(books);
  };
  if (firstGuest !== null)
    return (
      <p className={styles.who}>
        {firstGuest === "" ? t("guests.firstBooks") : t("guests.firstBooksNamed", { name: firstGuest })}{" "}
        <button type="button" className="link" onClick={choose(false)}>
          {t("guests.elseBooks")}
        </button>
      </p>
    );
  return (
    <div className={styles.bookerName}>
      <TextInput
        ref={name}
        label={t("guests.bookingName")}
        autoComplete="name"
        {...form.field("booker.bookingName")}
      />
      {onFirstGuestBooks !== null && (
        <p>
          <button type="button" className="link" onClick={choose(true)}>
            {t("guests.firstBooksAgain")}
          </button>
        </p>
      )}
    </div>
  );
}

/** How whoever books is reached, and where they live. */
export function BookerCard({ form, booker, firstGuest, onFirstGuestBooks }: Props) {
  const { t } = useTranslation("booking");
  return (
    <Card as="section" aria-labelledby="booker">
      <div className={styles.head}>
        <h2 id="booker">{t("guests.booker")}</h2>
      </div>
      <BookerName {...{ form, firstGuest, onFirstGuestBooks }} />
      <div className={styles.grid}>
        <TextInput
          label={t("guests.bookingEmail")}
          hint={t("guests.bookingEmailHint")}
          type="email"
          autoComplete="email"
          dir="ltr"
          {...form.field("booker.email")}
        />
        <PhoneField
          label={t("guests.mobile")}
          name="booker.mobile"
          codeLabel={t("guests.countryCode")}
          value={text(booker.mobile)}
          code={text(booker.countryCode) || "+60"}
          autoComplete="tel-national"
          error={form.errorAt("booker.mobile") ?? form.errorAt("booker.countryCode")}
          onChange={(mobile, countryCode) => form.set("booker", { ...booker, mobile, countryCode })}
          onBlur={form.field("booker.mobile").onBlur}
        />
      </div>
      <BookerAddress form={form} booker={booker} />
    </Card>
  );
}
