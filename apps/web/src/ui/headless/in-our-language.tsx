import { type ReactNode, useSyncExternalStore } from "react";
import { I18nProvider } from "react-aria-components";
import { useLanguage } from "../use-language.ts";
import "./pressable.css";

/**
 * The library writes one rule into the page by script, unless it is there already; our policy lets no script write
 * styles. The rule stands in `pressable.css`, and this says that it is there.
 */
function claimStyle(): void {
  const id = "react-aria-pressable-style";
  if (document.getElementById(id) !== null) return;
  document.head.append(Object.assign(document.createElement("meta"), { id }));
}
if (typeof document !== "undefined") claimStyle();

function followDirection(onChange: () => void): () => void {
  const watch = new MutationObserver(onChange);
  watch.observe(document.documentElement, { attributeFilter: ["dir"] });
  return () => watch.disconnect();
}
const direction = () => document.documentElement.dir;

/** The page's language and direction for the library's pieces: dates by the resort's locale, arrow keys as one sees. */
export function InOurLanguage({ children }: { children: ReactNode }) {
  const { locale } = useLanguage();
  const dir = useSyncExternalStore(followDirection, direction, () => "ltr");
  return (
    <I18nProvider key={dir} locale={locale}>
      {children}
    </I18nProvider>
  );
}
