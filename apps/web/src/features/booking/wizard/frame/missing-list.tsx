import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { FieldProblem } from "../../../../api/call-failure.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { partsText } from "../../../../ui/format.ts";
import { Notice } from "../../../../ui/surfaces.tsx";
import { useRuleText } from "../../../../ui/use-failure-text.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useWizardFlow } from "../flow/wizard-flow.ts";
import styles from "./frame.module.css";
import { bySteps, fieldAt, ruleAt, stepOf } from "./missing-places.ts";

/** Everything that keeps the draft from being booked; each leads to the field that lacks it. */
export function MissingList({ fields }: { fields: readonly FieldProblem[] }) {
  const { t } = useTranslation("booking");
  const { json } = useDraft();
  const { pathTo } = useWizardFlow();
  const ruleText = useRuleText();
  const nameOf = usePlaceName();
  const list = useRef<HTMLDivElement>(null);
  // On a phone the button stands at the bottom of the screen, and the list may be far below it.
  useEffect(() => {
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={list} tabIndex={-1} className={styles.lacks}>
      <Notice tone="danger" title={t("missing.title", { count: fields.length })}>
        <ul className={styles.missing}>
          {bySteps(fields).map((field) => (
            <li key={field.path}>
              <Link
                className="link"
                to={pathTo(stepOf(field.path))}
                hash={field.path}
                onClick={() => fieldAt(document, field.path)?.focus()}
              >
                {nameOf(field.path)}
              </Link>
              <span className="hint">{ruleText(ruleAt(field, json))}</span>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

const ofGuests = [
  ...(["fullName", "chineseName", "birthDate", "birthPlace", "age"] as const),
  ...(["email", "allergies", "activity", "market", "room"] as const),
] as const;
const ofBooker = [
  "mobile",
  "countryCode",
  "address",
  "area",
  "city",
  "postCode",
  "state",
  "country",
] as const;
const ofLand = [
  "type",
  "pickUpPoint",
  "pickUpTime",
  "dropLocation",
  "dropTime",
  "returnTime",
  "note",
] as const;
const isOf = <N extends string>(names: readonly N[], field: string): field is N =>
  names.some((name) => name === field);

/** A place of the draft by the labels that its step gives it: `Guest 2, Full name`. */
function usePlaceName() {
  const { t } = useTranslation("booking");
  const { language } = useLanguage();
  const { json } = useDraft();
  const ofGuest = (place: number, field: string, inner: string | undefined): string | null => {
    if (isOf(ofGuests, field)) return t(`guests.${field}`);
    if (field === "identity") return t(json.guests[place]?.nonMalaysian ? "guests.passport" : "guests.ic");
    if (field === "phones") return t("guests.phone", { number: Number(inner ?? 0) + 1 });
    return null;
  };
  const ofRide = (field: string): string | null => {
    if (isOf(ofLand, field)) return t(`transport.land.${field}`);
    if (field === "startPointId" || field === "endPointId")
      return t(`transport.land.${field === "startPointId" ? "from" : "to"}`);
    if (field === "adultCount" || field === "childCount")
      return t(`transport.land.${field === "adultCount" ? "adults" : "children"}`);
    return field === "tripType" || field === "direction" ? t("transport.land.trip") : null;
  };
  const ofBooking = (field: string): string | null => {
    if (isOf(ofBooker, field)) return t(`guests.${field}`);
    if (field === "email") return t("guests.bookingEmail");
    return field === "bookingName" ? t("guests.bookingName") : null;
  };
  return (path: string): string => {
    const [head, place = "", field = "", inner] = path.split(".");
    if (head === "guests" && place !== "") {
      const guest = t("guests.guest", { number: Number(place) + 1 });
      return partsText([guest, ofGuest(Number(place), field, inner)], language);
    }
    if (head === "booker") return partsText([t("guests.booker"), ofBooking(place)], language);
    if (head === "transport" && place === "land") {
      const ride = t("transport.land.one", { number: Number(field) + 1 });
      return partsText([ride, ofRide(inner ?? "")], language);
    }
    if (head === "leadSource") return t("payment.found");
    if (head === "agent") return t("agent.title");
    return t(`steps.${stepOf(path)}`);
  };
}
