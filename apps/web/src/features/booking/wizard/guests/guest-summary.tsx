import type { BookingJson } from "@pulau/contract/drafts.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { partsText } from "../../../../ui/format.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconChevronDown, IconCircleCheckFilled } from "../../../../ui/icons/index.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "./guests.module.css";
import type { BirthFacts } from "./identity-facts.ts";

type Props = {
  label: string;
  /** Adult, or what kind of child. */
  kindText: string;
  guest: BookingJson["guests"][number];
  facts: BirthFacts | null;
  books: boolean;
  isChild: boolean;
  onOpen: () => void;
};

/** A guest's row on a phone while another is open: who it is, or what is still to be told. */
export function GuestSummary({ label, kindText, guest, facts, books, isChild, onOpen }: Props) {
  const { t } = useTranslation("booking");
  const { language } = useLanguage();
  const name = typeof guest.fullName === "string" ? guest.fullName.trim() : "";
  const age = typeof guest.age === "number" ? guest.age : (facts?.age ?? null);
  const isComplete = name !== "" && typeof guest.identity === "string" && guest.identity !== "";
  const aged =
    isChild || age === null
      ? kindText
      : partsText(
          [kindText, t("guests.aged", { count: age }), guest.senior === true && t("guests.isSenior")],
          language,
        );
  return (
    <section aria-label={label} className={styles.closed}>
      <button type="button" aria-expanded={false} onClick={onOpen}>
        <span>
          <b>{name || label}</b>
          {books && <span className="hint"> · {t("guests.booksShort")}</span>}
          {isComplete ? (
            <span className={styles.read}>
              <Icon of={IconCircleCheckFilled} size="s" />
              {aged}
            </span>
          ) : (
            <span className="hint">{partsText([kindText, t("guests.toTell")], language)}</span>
          )}
        </span>
        <Icon of={IconChevronDown} />
      </button>
    </section>
  );
}
