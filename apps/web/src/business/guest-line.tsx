import type { BookingGuest } from "@pulau/contract/bookings.ts";
import type { ReactNode } from "react";
import type { z } from "zod";
import { useTranslation } from "../i18n/use-translation.ts";
import { Chip } from "../ui/chip.tsx";
import { useLanguage } from "../ui/use-language.ts";

type Reach = { readonly email?: string | null | undefined };
type Guest = Omit<z.infer<typeof BookingGuest>, "identity" | "email"> & Reach;

/** A guest's name, age, paper and how they are reached, with `between` before each. Wants the words of `rooming`. */
export function GuestFacts({
  guest,
  identity,
  between,
}: {
  guest: Guest;
  identity?: ReactNode;
  between: ReactNode;
}) {
  const { t } = useTranslation("rooming");
  const reached = [...guest.phones, ...(guest.email ? [guest.email] : [])];
  return (
    <span>
      <b className="strong">{guest.fullName}</b>
      {guest.chineseName && <span lang="zh-CN"> {guest.chineseName}</span>}
      <small>
        {guest.age === 0 ? t("facts.underOne") : t("facts.age", { count: guest.age })}
        {identity && (
          <span>
            {between}
            {identity}
          </span>
        )}
        {reached.map((way) => (
          <span key={way}>
            {between}
            <bdi>{way}</bdi>
          </span>
        ))}
      </small>
    </span>
  );
}

const marks = ["senior", "disabled", "vegetarian", "nonMalaysian"] as const;

/** What a guest does, pays as and needs. Wants the words of `rooming`. */
export function GuestMarks({ guest }: { guest: Guest }) {
  const { t } = useTranslation("rooming");
  const { say } = useLanguage();
  return (
    <>
      {[guest.activityName, guest.marketName].map((name) => name && <Chip key={name.en}>{say(name)}</Chip>)}
      {marks
        .filter((mark) => guest[mark])
        .map((mark) => (
          <Chip key={mark}>{t(`facts.marks.${mark}`)}</Chip>
        ))}
      {guest.allergies && <Chip tone="warning">{t("facts.allergic", { to: guest.allergies })}</Chip>}
    </>
  );
}
