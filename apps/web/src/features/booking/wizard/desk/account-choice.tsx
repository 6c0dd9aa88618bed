import { useEffect, useState } from "react";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { RadioCards } from "../../../../ui/segmented.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { type BookingAccount, bookingAccounts } from "./calls.ts";
import styles from "./desk.module.css";

/** Long enough that a name is typed in one go. */
const pauseMs = 300;
/** The shortest search that the call takes. */
const leastLetters = 2;

function useTyped() {
  const [typed, setTyped] = useState("");
  const [searched, setSearched] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearched(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, searched };
}

type Props = {
  chosen: BookingAccount | null;
  error: string | null;
  onChoose: (account: BookingAccount | null) => void;
};

/** Finds the account that the booking is for, by a name or an e-mail. */
export function AccountChoice({ chosen, error, onChoose }: Props) {
  const { t } = useTranslation("staff");
  const { typed, setTyped, searched } = useTyped();
  const enabled = searched.length >= leastLetters;
  const found = useCall(bookingAccounts, { query: { search: searched } }, { enabled, keepPrevious: true });
  const accounts = enabled ? found.data?.accounts : undefined;
  return (
    <div className={styles.accounts}>
      <TextInput
        label={t("newBooking.search")}
        hint={t("newBooking.searchHint")}
        type="search"
        autoComplete="off"
        maxLength={80}
        value={typed}
        error={error}
        onChange={(next) => {
          setTyped(next);
          onChoose(null);
        }}
      />
      {found.error && <ErrorState error={found.error} retry={() => void found.refetch()} />}
      <div aria-live="polite">
        {accounts?.length === 0 && <p className="hint">{t("newBooking.nobody")}</p>}
        {accounts !== undefined && accounts.length > 0 && (
          <RadioCards
            label={t("newBooking.found")}
            value={chosen?._id ?? null}
            onChange={(id) => onChoose(accounts.find(({ _id }) => _id === id) ?? null)}
            choices={accounts.map(({ _id, name, email, kind }) => ({
              value: _id,
              text: <bdi>{name}</bdi>,
              detail: [t(`newBooking.kinds.${kind}`), email].filter(Boolean).join(" · "),
            }))}
          />
        )}
        {accounts !== undefined && found.data?.more && (
          <p className="hint">{t("newBooking.more", { count: accounts.length })}</p>
        )}
      </div>
    </div>
  );
}
