import type { GatewayId } from "@pulau/domain/ids.ts";
import { useBrand } from "../../../business/use-brand.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { partsText } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Booking, Row } from "./calls.ts";

type Occupants = Booking["rooms"][number]["occupants"];
const kinds = ["adult", "child", "toddler", "infant"] as const;

/** Sentences' parts that several places of a trip say alike. */
export function useWording() {
  const { t } = useTranslation("trips");
  const brand = useBrand();
  const { language, say, locale } = useLanguage();
  const list = (parts: readonly string[]) => partsText(parts, language);
  return {
    list,
    /** `2 adults, 1 child` */
    people: (occupants: Occupants): string =>
      list(
        kinds
          .filter((kind) => occupants[kind] > 0)
          .map((kind) => t(`people.${kind}`, { count: occupants[kind] })),
      ),
    /** `Garden Room × 1`, or only how many when there are several types. */
    rooms: (rooms: Row["roomsSummary"]): string => {
      const [first, ...others] = rooms;
      if (first === undefined) return "";
      if (others.length === 0) return `${say(first.name)} × ${first.count}`;
      return t("rooms", { count: rooms.reduce((sum, room) => sum + room.count, 0) });
    },
    /** `2 nights, 4 persons` */
    length: (stay: { nights: number; persons: number }): string =>
      list([t("nights", { count: stay.nights }), t("persons", { count: stay.persons })]),
    /** Basis points as `8%`. */
    share: (basisPoints: number): string =>
      new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 }).format(
        basisPoints / 10_000,
      ),
    gateway: (id: GatewayId): string =>
      brand(id)?.pays ?? t(`payments.gateways.${id}` as "payments.gateways.wallet", { defaultValue: id }),
  };
}
