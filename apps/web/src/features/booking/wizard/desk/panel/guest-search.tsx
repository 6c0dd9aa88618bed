import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { classNames } from "../../../../../ui/class-names.ts";
import { dayText } from "../../../../../ui/format.ts";
import { Icon } from "../../../../../ui/icon.tsx";
import { IconUserPlus } from "../../../../../ui/icons/index.ts";
import { ErrorState } from "../../../../../ui/states.tsx";
import { TextInput } from "../../../../../ui/text-fields.tsx";
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

type RowProps = {
  place: string;
  guest: KnownGuest | null;
  typed: string;
  on: boolean;
  onMark: () => void;
  onChoose: () => void;
};

/** Somebody who was found, or as the last row somebody new. */
function GuestRow({ place, guest, typed, on, onMark, onChoose }: RowProps) {
  const { t } = useTranslation("new-booking");
  const noteOf = useGuestNote();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose.
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and says which row is marked.
    <div
      id={place}
      role="option"
      aria-selected={on}
      className={classNames(styles.row, on && styles.on)}
      onPointerDown={(event) => event.preventDefault()}
      onPointerEnter={onMark}
      onClick={onChoose}
    >
      {guest ? (
        <>
          <b dir="auto">{guest.name}</b>
          <small>{noteOf(guest)}</small>
        </>
      ) : (
        <b className={styles.new}>
          <Icon of={IconUserPlus} size="s" /> {t("newGuest", { name: typed })}
        </b>
      )}
    </div>
  );
}

/** Who was found must not lie under the foot. */
function useInSight(isOpen: boolean) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return list;
}

/** Finds who books by name, number or mail: arrows go through who was found, Enter takes them, the last row is somebody new. */
export function GuestSearch({ error, onGuest, onNew }: Props) {
  const { t } = useTranslation("new-booking");
  const id = useId();
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const { guests, isCurrent, error: failure } = useGuestSearch(typed);
  const rows = typed.trim().length < 2 ? 0 : guests.length + 1;
  const isOpen = open && rows > 0;
  const at = Math.min(marked, rows - 1);
  const take = (row: number) => {
    setOpen(false);
    const guest = guests[row];
    if (guest) onGuest(guest);
    else onNew(typed.trim());
  };
  const list = useInSight(isOpen);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setMarked((at + (event.key === "ArrowDown" ? 1 : -1) + rows) % rows);
    } else if (event.key === "Enter") {
      event.preventDefault();
      // Who was found by the letters before is not whom these name.
      if (isCurrent || guests[at] === undefined) take(at);
    } else if (event.key === "Escape") {
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <div className={styles.search}>
      <TextInput
        label={t("guest")}
        hint={t("guestHint")}
        error={error}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen ? `${id}-${at}` : undefined}
        maxLength={80}
        value={typed}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
        onChange={(text) => {
          setTyped(text);
          setMarked(0);
          setOpen(true);
        }}
      />
      {isOpen && (
        <div
          ref={list}
          role="listbox"
          id={`${id}-list`}
          aria-label={t("guestsFound")}
          className={styles.list}
        >
          {Array.from({ length: rows }, (_, row) => guests[row] ?? null).map((guest, row) => (
            <GuestRow
              key={guest ? `${guest.accountId} ${guest.email}` : "new"}
              place={`${id}-${row}`}
              guest={guest}
              typed={typed.trim()}
              on={row === at}
              onMark={() => setMarked(row)}
              onChoose={() => take(row)}
            />
          ))}
        </div>
      )}
      {failure && <ErrorState error={failure} />}
    </div>
  );
}
