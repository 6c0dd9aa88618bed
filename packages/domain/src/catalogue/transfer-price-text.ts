import { readRinggit } from "../money/read-typed.ts";
import { plainRinggit, type Sen } from "../money/sen.ts";
import { type GuestKind, guestKinds } from "../party/party.ts";
import type { RoadPrice } from "./transfers.ts";

type RoadWay = { readonly sen: Sen; readonly returnSen?: Sen | null };

const everybody = "everybody";
const nationalities = ["malaysian", "foreign"] as const;

/**
 * The price of a land transfer in one cell of a table, in ringgit, with that of a return behind a slash: `trip 120.00 /
 * 200.00`; `adult 25.00; child 15.00; adult foreign 30.00`; by the size of the vehicle `4: 100.00; 8: 150.00; more`, with
 * `enquiry` where a party that is larger asks. Age bands and the fewest that pay are not told.
 */
export function transferPriceText(price: RoadPrice): string {
  const way = ({ sen, returnSen }: RoadWay) =>
    returnSen == null ? plainRinggit(sen) : `${plainRinggit(sen)} / ${plainRinggit(returnSen)}`;
  switch (price.per) {
    case "trip":
      return `trip ${way(price)}`;
    case "vehicle":
      return [...price.steps.map((step) => `${step.upTo}: ${way(step)}`), price.beyond].join("; ");
    case "person":
      return price.amounts
        .map((amount) => [amount.guestKind ?? everybody, amount.who, way(amount)].filter(Boolean).join(" "))
        .join("; ");
  }
}

/** Reads such a cell; null for what is none. What it doesn't tell stays as it was. */
export function readTransferPrice(text: string, before: RoadPrice | null = null): RoadPrice | null {
  if (before && transferPriceText(before) === text.trim()) return before;
  const parts = text
    .normalize("NFKC")
    .toLowerCase()
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const [first = ""] = parts;
  if (/^(trip\b|[\d.rm])/.test(first) && parts.length === 1 && !first.includes(":")) {
    const way = readWay(first.replace(/^trip\s*/, ""));
    return way && { per: "trip", ...way };
  }
  return first.includes(":") ? readSteps(parts) : readAmounts(parts, before);
}

function readWay(text: string): RoadWay | null {
  const [single = "", roundTrip, ...more] = text.split("/");
  const sen = readRinggit(single);
  const returnSen = roundTrip === undefined ? undefined : readRinggit(roundTrip);
  if (sen === null || returnSen === null || more.length > 0) return null;
  return { sen, ...(returnSen !== undefined && { returnSen }) };
}

function readSteps(parts: readonly string[]): RoadPrice | null {
  const last = parts.at(-1);
  const beyond = last === "more" || last === "enquiry" ? last : null;
  const steps = (beyond ? parts.slice(0, -1) : parts).map((part) => {
    const found = /^(?:≤|up to)?\s*(\d{1,3})\s*:(.*)$/.exec(part);
    const way = found && readWay(found[2] ?? "");
    return way && { upTo: Number(found[1]), ...way };
  });
  return steps.every((step) => step !== null) ? { per: "vehicle", steps, beyond: beyond ?? "more" } : null;
}

function readAmounts(parts: readonly string[], before: RoadPrice | null): RoadPrice | null {
  const amounts = parts.map((part) => {
    const found = /^([a-z]+)(?:\s+(malaysian|foreign))?\s+((?:rm\s*)?[\d.].*)$/.exec(part);
    const guestKind = found?.[1] === everybody ? null : guestKinds.find((kind) => kind === found?.[1]);
    const ofNationality = nationalities.find((nationality) => nationality === found?.[2]);
    const way = readWay(found?.[3] ?? "");
    if (guestKind === undefined || way === null) return null;
    return {
      guestKind: guestKind satisfies GuestKind | null,
      ...(ofNationality && { who: ofNationality }),
      ...way,
    };
  });
  if (amounts.length === 0 || !amounts.every((amount) => amount !== null)) return null;
  return { ...(before?.per === "person" && before), per: "person", amounts };
}
