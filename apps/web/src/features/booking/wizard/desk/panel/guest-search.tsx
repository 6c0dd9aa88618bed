import { useState } from "react";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import fieldStyles from "../../../../../ui/field.module.css";
import { FieldFrame } from "../../../../../ui/field-frame.tsx";
import type { FoundRow } from "../../../../../ui/find-control.ts";
import { FindField } from "../../../../../ui/find-field.tsx";
import { dayText } from "../../../../../ui/format.ts";
import { Icon } from "../../../../../ui/icon.tsx";
import { IconUserPlus } from "../../../../../ui/icons/index.ts";
import { ErrorState } from "../../../../../ui/states.tsx";
import { useLanguage } from "../../../../../ui/use-language.ts";
import type { KnownGuest } from "../calls.ts";
import styles from "./guest-search.module.css";
import { useGuestSearch } from "./use-guest-search.ts";

type Props = {
  error: string | null;
  onGuest: (guest: KnownGuest) => void;
  /** Nobody who is known: with what was typed to find them. */
  onNew: (typed: string) => void;
};

/** What tells one guest of a name from another: number, mail, and when they were here. */
function useGuestNote() {
  const { t } = useTranslation("new-booking");
  const { language } = useLanguage();
  return ({ kind, mobile, email, stays, lastCheckIn }: KnownGuest) =>
    [
      kind === "guest" ? null : t(`kinds.${kind}`),
      mobile ?? email,
      stays > 0 && t("stays", { count: stays }),
      lastCheckIn && t("lastStay", { day: dayText(lastCheckIn, language, "brief") }),
    ]
      .filter(Boolean)
      .join(" · ");
}

/** Those who were found, and as the last row somebody new. */
function useRows(guests: readonly KnownGuest[], typed: string): readonly FoundRow[] {
  const { t } = useTranslation("new-booking");
  const noteOf = useGuestNote();
  if (typed.length < 2) return [];
  const text = t("newGuest", { name: typed });
  const somebodyNew = (
    <b className={styles.new}>
      <Icon of={IconUserPlus} size="s" /> {text}
    </b>
  );
  return [
    ...guests.map((guest) => ({
      id: idOf(guest),
      text: `${guest.name}, ${noteOf(guest)}`,
      shown: (
        <span className={styles.row}>
          <b dir="auto">{guest.name}</b>
          <small>{noteOf(guest)}</small>
        </span>
      ),
    })),
    { id: "new", text, shown: somebodyNew },
  ];
}

const idOf = ({ accountId, email }: KnownGuest): string => `${accountId} ${email}`;

/** Finds who books by name, number or mail: arrows go through who was found, Enter takes them, the last row is somebody new. */
export function GuestSearch({ error, onGuest, onNew }: Props) {
  const { t } = useTranslation("new-booking");
  const [typed, setTyped] = useState("");
  const { guests, isCurrent, error: failure } = useGuestSearch(typed);
  const rows = useRows(guests, typed.trim());
  const take = (row: string) => {
    const guest = guests.find((found) => idOf(found) === row);
    if (!guest) return onNew(typed.trim());
    // Who was found by the letters before is not whom these name.
    if (isCurrent) onGuest(guest);
  };
  return (
    <>
      <FieldFrame label={t("guest")} hint={t("guestHint")} error={error}>
        {(wiring, labelId) => (
          <FindField
            typed={typed}
            onType={setTyped}
            rows={rows}
            foundLabel={t("guestsFound")}
            onChoose={take}
            input={{
              ...wiring,
              "aria-labelledby": labelId,
              className: fieldStyles.control ?? "",
              maxLength: 80,
            }}
          />
        )}
      </FieldFrame>
      {failure && <ErrorState error={failure} />}
    </>
  );
}
