import { kindOf } from "@pulau/domain/party/kinds.ts";
import type { AgeBand, Occupants, Party } from "@pulau/domain/party/party.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { listText } from "../../../../ui/format.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { occupantKinds } from "../rooms/occupants.ts";

/** "2 adults, a child of 7 and a toddler of 2": what each child counts as follows from the resort's bands. */
export function usePartyText(bands: readonly AgeBand[]): (party: Party) => string {
  const { t } = useTranslation("booking");
  const { language } = useLanguage();
  const childText = (age: number): string => {
    const kind = kindOf(age, false, bands);
    if (kind === "infant") return t("party.infant");
    return kind === "child" || kind === "toddler" ? t(`party.${kind}`, { age }) : t("party.teen", { age });
  };
  return (party) =>
    listText(
      [
        t("party.adults", { count: party.adults }),
        ...party.childAges.toSorted((a, b) => b - a).map(childText),
      ],
      language,
    );
}

/** "2 adults and 1 child": who sleeps in a room, by kind. */
export function useOccupantsText(): (occupants: Occupants) => string {
  const { t } = useTranslation("booking");
  const { language } = useLanguage();
  return (occupants) =>
    listText(
      occupantKinds
        .filter((kind) => occupants[kind] > 0)
        .map((kind) => t(`occupants.${kind}`, { count: occupants[kind] })),
      language,
    );
}
