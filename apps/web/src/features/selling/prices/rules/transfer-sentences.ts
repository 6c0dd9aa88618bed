import type { Nationality } from "@pulau/domain/catalogue/conditions.ts";
import type { Transfer, TransferPrice, WayPrice } from "@pulau/domain/catalogue/transfers.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import type { GuestKind } from "@pulau/domain/party/party.ts";
import {
  bandsText,
  joined,
  perText,
  type Speaker,
  taxedText,
} from "../../../../business/price-sentences/sentence-parts.ts";

type Of<Per extends TransferPrice["per"]> = Extract<TransferPrice, { per: Per }>;

/**
 * What one way costs, if it is told: a card's transfers go both ways, and where that has a price alone, cards before kept
 * a zero for one way.
 */
const oneWaySen = ({ sen, returnSen }: WayPrice): Sen | null =>
  sen === 0 && returnSen ? null : (sen ?? null);

/** `RM 40.00 one way, RM 70.00 return`; one way alone where both are twice as much. */
function waysText({ language, t }: Speaker, price: WayPrice): string {
  const oneWay = oneWaySen(price);
  return joined(language, [
    oneWay !== null && t("sentence.oneWay", { price: formatRinggit(oneWay) }),
    price.returnSen != null && t("sentence.bothWays", { price: formatRinggit(price.returnSen) }),
  ]);
}

/** What fewer guests pay: for the seats that lack, or as so many adults. */
function lackingText({ language, t }: Speaker, minimum: Of<"person">["minimum"]): string {
  if (!minimum) return "";
  const { persons: count, sen, returnSen } = minimum;
  if (sen == null && returnSen == null) return t("sentence.leastSeats", { count });
  if (sen == null) {
    const bothWays = t("sentence.bothWays", { price: formatRinggit(returnSen ?? 0) });
    return t("sentence.lackingSeat", { price: bothWays, count });
  }
  return joined(language, [
    t("sentence.lackingSeat", { price: formatRinggit(sen), count }),
    returnSen != null && t("sentence.bothWays", { price: formatRinggit(returnSen) }),
  ]);
}

/** `non-Malaysian adults`. */
function payersText(
  { t }: Speaker,
  nationality: Nationality | null | undefined,
  kind: GuestKind | null | undefined,
): string {
  const guests = kind ? t(`sentence.guests.${kind}`) : "";
  if (!nationality) return guests;
  return guests === ""
    ? t(`sentence.people.${nationality}`)
    : t(`sentence.peopleOf.${nationality}`, { guests });
}

function byPerson(speaker: Speaker, { amounts, minimum, bands }: Of<"person">): string {
  const { t } = speaker;
  const prices = amounts.map(({ guestKind, who, ...ways }) =>
    [payersText(speaker, who, guestKind), waysText(speaker, ways)].filter(Boolean).join(" "),
  );
  return joined(speaker.language, [
    t("choices.transferPer.person"),
    ...prices,
    lackingText(speaker, minimum),
    bands && bands.length > 0 && t("sentence.ages", { ages: bandsText(speaker, bands) }),
  ]);
}

function byVehicle(speaker: Speaker, { steps, beyond }: Of<"vehicle">): string {
  const { t } = speaker;
  return joined(speaker.language, [
    t("choices.transferPer.vehicle"),
    ...steps.map(({ upTo, ...ways }) => t("sentence.vehicle", { upTo, price: waysText(speaker, ways) })),
    t("sentence.beyond", { what: t(`choices.beyond.${beyond}`) }),
  ]);
}

function byTrip({ language, t }: Speaker, price: Of<"trip">): string {
  const oneWay = oneWaySen(price);
  return joined(language, [
    oneWay === null
      ? t("choices.transferPer.trip")
      : perText({ t }, formatRinggit(oneWay), t("choices.transferPer.trip")),
    price.returnSen != null && t("sentence.bothWays", { price: formatRinggit(price.returnSen) }),
  ]);
}

export function transferText(speaker: Speaker, rule: Transfer): string {
  const { price } = rule;
  const priced =
    price.per === "person"
      ? byPerson(speaker, price)
      : price.per === "vehicle"
        ? byVehicle(speaker, price)
        : byTrip(speaker, price);
  return joined(speaker.language, [priced, taxedText(speaker, rule, "none")]);
}
