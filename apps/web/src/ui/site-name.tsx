import { createContext, useContext, useEffect } from "react";

/** Name of the resort, behind every page's title. */
const SiteNameContext = createContext("Pulau");
export const SiteNameProvider = SiteNameContext.Provider;
export const useSiteName = () => useContext(SiteNameContext);

/**
 * The document's title: `Manage bookings · Teluk Biru Island Resort`. It shows with the rest of its page: what was pressed before
 * is then given back.
 */
export function PageTitle({ text }: { text: string }) {
  const name = useSiteName();
  useEffect(() => (window as { pulauTaken?: () => void }).pulauTaken?.(), []);
  return <title>{`${text} · ${name}`}</title>;
}
