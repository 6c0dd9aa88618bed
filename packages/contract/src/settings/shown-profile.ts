import { type ContactField, socialNetworks } from "./profile.ts";
import type { ResortSettings } from "./setting-schemas.ts";

/** What guests may see of the resort's names, contacts and numbers; what is kept hidden is as if it were not there. */
export function shownProfile(profile: ResortSettings["profile"]) {
  const { name, shortName, legalName, address, jetties } = profile;
  const shown = <T>(field: ContactField, value: T, nothing: T): T =>
    profile.hidden.includes(field) ? nothing : value;
  const tel = shown("tel", profile.tel, []);
  const whatsapp = shown("whatsapp", profile.whatsapp, []);
  const contact = {
    email: profile.email,
    tel,
    whatsapp,
    fax: shown("fax", profile.fax, null),
    messenger: shown("messenger", profile.messengerUrl, null),
    website: shown("website", profile.websiteUrl, null),
    terms: shown("terms", profile.termsUrl, null),
    adminPortal: shown("adminPortal", profile.adminPortalUrl, null),
    social: socialNetworks.flatMap((network) => {
      const url = profile.social[network];
      return url === null ? [] : [{ network, url }];
    }),
  };
  const numbers = {
    registrationNumber: shown("registrationNumber", profile.registrationNumber, null),
    taxNumber: shown("taxNumber", profile.taxNumber, null),
    gstNumber: shown("gstNumber", profile.gstNumber, null),
  };
  const { fax, messenger, website, terms, adminPortal } = contact;
  const single = { fax, messenger, website, terms, adminPortal, ...numbers };
  const has = {
    tel: tel.length > 0,
    telAlternate: tel.length > 1,
    telAlternate2: tel.length > 2,
    whatsapp: whatsapp.length > 0,
    whatsappAlternate: whatsapp.length > 1,
    whatsappAlternate2: whatsapp.length > 2,
    ...(mapped(single, (value) => value !== null) satisfies Record<keyof typeof single, boolean>),
  };
  return { name, shortName, legalName, address, jetties, contact, has, ...numbers };
}

const mapped = <K extends string, V, W>(of: Record<K, V>, make: (value: V) => W): Record<K, W> =>
  Object.fromEntries(Object.entries<V>(of).map(([key, value]) => [key, make(value)])) as Record<K, W>;
