import { generalTins, stateCodes } from "./codes.ts";
import { type Element, elementsAt, textAt } from "./read-json.ts";

const tin = /^(EI\d{11}|(IG|C|CS|D|E|F|FA|PT|TA|TC|TN|TR|TP|J|LE)\d{8,12})$/;
const numbers = {
  BRN: /^[A-Z0-9-]{1,20}$/,
  NRIC: /^\d{12}$/,
  PASSPORT: /^[A-Z0-9]{1,12}$/,
  ARMY: /^[A-Z0-9]{1,12}$/,
} as const;

/** What is wrong with a party: its numbers, name, address, contact, and of the supplier what it does. */
export function checkParty(party: Element | undefined, role: "supplier" | "buyer"): string[] {
  if (!party) return [`there is no ${role}`];
  const ids = idsOf(party);
  const isPublic = ids.get("TIN") === generalTins.public && ids.get("BRN") === "NA";
  const faults: [boolean, string][] = [
    [!tin.test(ids.get("TIN") ?? "") || (ids.get("TIN") ?? "").length > 14, "TIN is none"],
    [!isPublic && !hasIdentity(ids), "has not exactly one fitting BRN, NRIC, PASSPORT or ARMY number"],
    [!/^(NA|[A-Z0-9;-]{1,35})$/.test(ids.get("SST") ?? ""), "SST number is none, nor NA"],
    [!/^(NA|[A-Z0-9-]{1,17})$/.test(ids.get("TTX") ?? ""), "TTX number is none, nor NA"],
    [
      !/^.{1,300}$/.test(textAt(party, "PartyLegalEntity.RegistrationName")),
      "has no name of 1 to 300 characters",
    ],
    [!hasPhone(textAt(party, "Contact.Telephone"), isPublic), "has no telephone number"],
    [textAt(party, "Contact.ElectronicMail").length > 320, "has too long an e-mail address"],
    ...(role === "supplier" ? industryFaults(party) : []),
    ...addressFaults(elementsAt(party, "PostalAddress")[0], isPublic),
  ];
  return faults.filter(([isFault]) => isFault).map(([, fault]) => `the ${role} ${fault}`);
}

/** The numbers of a party by their scheme. */
function idsOf(party: Element): Map<string, string> {
  const ids = elementsAt(party, "PartyIdentification").flatMap((identification) =>
    elementsAt(identification, "ID"),
  );
  return new Map(ids.map((id) => [String(id.schemeID), String(id._)]));
}

function hasIdentity(numberOf: ReadonlyMap<string, string>): boolean {
  const own = Object.entries(numbers).filter(([scheme]) => numberOf.has(scheme));
  return own.length === 1 && own.every(([scheme, fits]) => fits.test(numberOf.get(scheme) ?? ""));
}

const hasPhone = (phone: string, isPublic: boolean): boolean =>
  (isPublic && phone === "NA") || /^\+[1-9]\d{6,14}$/.test(phone);

const industryFaults = (party: Element): [boolean, string][] => {
  const [industry] = elementsAt(party, "IndustryClassificationCode");
  return [
    [!/^\d{5}$/.test(String(industry?._)), "has no MSIC code of five digits"],
    [!/^.{1,300}$/.test(String(industry?.name ?? "")), "does not say what it does"],
  ];
};

function addressFaults(address: Element | undefined, isPublic: boolean): [boolean, string][] {
  if (!address) return [[true, "has no address"]];
  const state = textAt(address, "CountrySubentityCode");
  const country = textAt(address, "Country.IdentificationCode");
  const lines = elementsAt(address, "AddressLine").map((line) => textAt(line, "Line"));
  const says = (name: string) => isPublic || /^.{1,50}$/.test(textAt(address, name));
  return [
    [
      lines.length === 0 || lines.length > 3 || !lines.every((line) => /^.{1,150}$/.test(line)),
      "has no address line",
    ],
    [!says("CityName"), "has no city"],
    [!stateCodes.includes(state), `has the state ${state}, which is none of the list`],
    [country === "MYS" && state === "17" && !isPublic, "lives in Malaysia and in none of its states"],
    [!/^[A-Z]{3}$/.test(country) && !isPublic, "has no country of three letters"],
  ];
}
