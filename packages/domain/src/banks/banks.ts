/** A bank by its short name; the first six letters of its SWIFT codes say bank and country. */
export type Bank = { readonly key: string; readonly name: string; readonly swift: string };

/**
 * Banks of Malaysia to which money can be transferred, in the order of their names.
 * Source of the codes: the banks' own pages on incoming transfers.
 */
export const banks: readonly Bank[] = [
  { key: "affin", name: "Affin Bank", swift: "PHBMMYKL" },
  { key: "agro", name: "Agrobank", swift: "AGOBMYKL" },
  { key: "alRajhi", name: "Al Rajhi Bank", swift: "RJHIMYKL" },
  { key: "alliance", name: "Alliance Bank", swift: "MFBBMYKL" },
  { key: "am", name: "AmBank", swift: "ARBKMYKL" },
  { key: "islam", name: "Bank Islam", swift: "BIMBMYKL" },
  { key: "rakyat", name: "Bank Rakyat", swift: "BKRMMYKL" },
  { key: "muamalat", name: "Bank Muamalat", swift: "BMMBMYKL" },
  { key: "bsn", name: "Bank Simpanan Nasional", swift: "BSNAMYK1" },
  { key: "cimb", name: "CIMB Bank", swift: "CIBBMYKL" },
  { key: "hongLeong", name: "Hong Leong Bank", swift: "HLBBMYKL" },
  { key: "hsbc", name: "HSBC Malaysia", swift: "HBMBMYKL" },
  { key: "kuwait", name: "Kuwait Finance House", swift: "KFHOMYKL" },
  { key: "maybank", name: "Maybank", swift: "MBBEMYKL" },
  { key: "mbsb", name: "MBSB Bank", swift: "AFBQMYKL" },
  { key: "ocbc", name: "OCBC Malaysia", swift: "OCBCMYKL" },
  { key: "public", name: "Public Bank", swift: "PBBEMYKL" },
  { key: "rhb", name: "RHB Bank", swift: "RHBBMYKL" },
  { key: "standardChartered", name: "Standard Chartered Malaysia", swift: "SCBLMYKX" },
  { key: "uob", name: "UOB Malaysia", swift: "UOVBMYKL" },
];

/** For a bank that is not in the list; its name is written by hand. */
export const otherBank = "other";
export const bankKeys: readonly string[] = [...banks.map(({ key }) => key), otherBank];

export const bankOf = (key: string): Bank | null => banks.find((bank) => bank.key === key) ?? null;

/** ISO 9362: bank, country, place, and a branch that may be missing. */
const swiftShape = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/** ISO 3166; XX and ZZ stand for no country. */
const countries = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const isCountry = (code: string): boolean => !/^(XX|ZZ)$/.test(code) && countries.of(code) !== undefined;

/** Whether it has the shape of a SWIFT code, and names a country that there is. */
export const isSwift = (text: string): boolean => swiftShape.test(text) && isCountry(text.slice(4, 6));

/** Where money is paid to, as somebody wrote it: bare of blanks and dashes, letters in capitals. */
export type BankAccount = { readonly bank: string; readonly accountNumber: string; readonly swift: string };

export type BankMistake = { readonly path: keyof BankAccount; readonly rule: string };

/** What can't be right about an account; a Malaysian one has ten to sixteen digits and its own bank's code. */
export function bankMistakes({ bank, accountNumber, swift }: BankAccount): BankMistake[] {
  const known = bankOf(bank);
  const fits = known ? /^\d{10,16}$/.test(accountNumber) : /^[A-Z0-9]{5,34}$/.test(accountNumber);
  const sameBank = known === null || swift.slice(0, 6) === known.swift.slice(0, 6);
  return [
    ...(bankKeys.includes(bank) ? [] : [{ path: "bank", rule: "required" } as const]),
    ...(fits ? [] : [{ path: "accountNumber", rule: "accountNumber" } as const]),
    ...(isSwift(swift) ? [] : [{ path: "swift", rule: "swift" } as const]),
    ...(isSwift(swift) && !sameBank ? [{ path: "swift", rule: "swiftOfBank" } as const] : []),
  ];
}
