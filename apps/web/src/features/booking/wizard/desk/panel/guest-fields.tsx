import { PhoneOfAnyForm } from "@pulau/contract/guests.ts";
import type { AccountId } from "@pulau/domain/ids.ts";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useBackend, useCall } from "../../../../../api/use-call.ts";
import { mailLanguages } from "../../../../../business/change-mail.tsx";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { Button } from "../../../../../ui/button.tsx";
import { Chip } from "../../../../../ui/chip.tsx";
import { Select, TextInput } from "../../../../../ui/text-fields.tsx";
import { useFailureToast } from "../../../../../ui/use-outcome-toast.ts";
import { useDraft } from "../../draft/draft-context.ts";
import { useHold } from "../../hold/hold-context.ts";
import { type KnownGuest, readDraft, setDraftOwner } from "../calls.ts";
import { GuestSearch } from "./guest-search.tsx";
import styles from "./panel.module.css";

export type MailLanguage = keyof typeof mailLanguages;
type ContactField = "bookingName" | "email" | "mobile";

export type ContactProps = {
  language: MailLanguage;
  onLanguage: (language: MailLanguage) => void;
  errors: Partial<Record<ContactField, string>>;
};

/** An empty search is what was typed nowhere: a number goes where numbers go. */
const contactOf = (typed: string): Record<string, string> =>
  typed.includes("@")
    ? { email: typed }
    : PhoneOfAnyForm.safeParse(typed).success
      ? { mobile: PhoneOfAnyForm.parse(typed) }
      : { bookingName: typed };

/** Whose the draft is: as it was loaded, until somebody chooses otherwise. */
type Account = Pick<KnownGuest, "kind" | "name"> & { readonly accountId: AccountId };

/** Makes the draft, with its hold, whose booking it will be; an agency's has its own price. False where it could not. */
function useOwner() {
  const { call } = useBackend();
  const { draftId } = useDraft();
  const { state, alter, agree } = useHold();
  const showFailure = useFailureToast();
  const { data: loaded } = useCall(readDraft, { params: { _id: draftId } });
  const [chosen, setChosen] = useState<Account | null>();
  const account = chosen === undefined ? (loaded?.account ?? null) : chosen;
  const own = async (guest: KnownGuest | null): Promise<boolean> => {
    const accountId = guest?.accountId ?? null;
    if (accountId === (account?.accountId ?? null)) return true;
    try {
      await call(setDraftOwner, { params: { _id: draftId }, body: { accountId } });
    } catch (failure) {
      showFailure(failure);
      return false;
    }
    setChosen(guest !== null && accountId !== null ? { ...guest, accountId } : null);
    // It is theirs from here on. What is held at another's price is refused when it is booked, and asked about then.
    if (state === "live")
      await alter()
        .then(agree)
        .catch((failure: unknown) => showFailure(failure));
    return true;
  };
  return { account, own };
}

type TypedProps = ContactProps & {
  account: Account | null;
  name: RefObject<HTMLInputElement | null>;
  onOther: () => void;
};

/** Whom to reach, and in which language. */
function TypedContact({ language, onLanguage, errors, account, name, onOther }: TypedProps) {
  const { t } = useTranslation("new-booking");
  const { json, edit } = useDraft();
  const { booker } = json;
  const text = (of: ContactField) => String(booker[of] ?? "");
  const field = (of: ContactField) => ({
    value: text(of),
    error: errors[of] ?? null,
    onChange: (value: string) => edit({ booker: { ...booker, [of]: value } }),
  });
  return (
    <fieldset className={styles.group}>
      <legend>{t("guest")}</legend>
      {account && account.kind !== "guest" && (
        <p>
          <Chip tone="info">{t(`kinds.${account.kind}`)}</Chip> <bdi>{account.name}</bdi>
        </p>
      )}
      <TextInput ref={name} label={t("name")} autoComplete="off" maxLength={120} {...field("bookingName")} />
      <div className={styles.pair}>
        <TextInput
          label={t("mobile")}
          type="tel"
          autoComplete="off"
          maxLength={20}
          {...field("mobile")}
          onBlur={() => {
            const parsed = PhoneOfAnyForm.safeParse(text("mobile"));
            if (parsed.success) edit({ booker: { ...booker, mobile: parsed.data } });
          }}
        />
        <TextInput label={t("email")} type="email" autoComplete="off" maxLength={254} {...field("email")} />
      </div>
      <div className={styles.pair}>
        <Select
          label={t("language")}
          value={language}
          choices={Object.entries(mailLanguages).map(([value, label]) => ({ value, text: label }))}
          onChange={(next) => onLanguage(next as MailLanguage)}
        />
        <div className={styles.atEnd}>
          <Button kind="plain" size="small" onClick={onOther}>
            {t("otherGuest")}
          </Button>
        </div>
      </div>
    </fieldset>
  );
}

/** Who books: found by a search, or typed. Where they live and who travels with them may follow. */
export function GuestFields({ language, onLanguage, errors }: ContactProps) {
  const { json, edit } = useDraft();
  const { account, own } = useOwner();
  const { booker } = json;
  const text = (field: ContactField) => String(booker[field] ?? "");
  const isKnown = (["bookingName", "email", "mobile"] as const).some((field) => text(field) !== "");
  const [searching, setSearching] = useState(!isKnown);
  const name = useRef<HTMLInputElement>(null);
  const chosen = useRef(false);
  useEffect(() => {
    if (!searching && chosen.current) name.current?.focus();
    chosen.current = false;
  }, [searching]);
  const put = (contact: Record<string, string>) => {
    chosen.current = true;
    edit({ booker: contact });
    setSearching(false);
  };
  const choose = async (guest: KnownGuest) => {
    const { name: bookingName, email, mobile, address } = guest;
    if (!(await own(guest))) return;
    onLanguage(guest.language);
    // An agency books for a customer, whose name comes next.
    put(
      guest.kind === "guest"
        ? { bookingName, ...(email && { email }), ...(mobile && { mobile }), ...address }
        : { bookingName: "" },
    );
  };
  const again = async () => {
    if (!(await own(null))) return;
    edit({ booker: {} });
    setSearching(true);
  };
  if (searching)
    return (
      <GuestSearch
        error={errors.bookingName ?? null}
        onGuest={(guest) => void choose(guest)}
        onNew={async (typed) => {
          if (await own(null)) put(contactOf(typed));
        }}
      />
    );
  return <TypedContact {...{ language, onLanguage, errors, account, name }} onOther={() => void again()} />;
}
