import { createContext, useContext } from "react";

/** Name of the resort, behind every page's title. */
const SiteNameContext = createContext("Pulau");
export const SiteNameProvider = SiteNameContext.Provider;
export const useSiteName = () => useContext(SiteNameContext);

/** The document's title: `Manage bookings · Teluk Biru Island Resort`. */
export function PageTitle({ text }: { text: string }) {
  const name = useSiteName();
  return <title>{`${text} · ${name}`}</title>;
}
