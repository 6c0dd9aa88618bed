import { useMemo } from "react";
import Markdown, { type Components } from "react-markdown";
import styles from "./page-text.module.css";

/** Where a link of a page may lead; anything else stays plain text. */
const mayLead = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;
const leads = (address: string): string | null => (mayLead.test(address) ? address : null);

type Level = 2 | 3;

const link: Components["a"] = ({ href, children }) => {
  if (!href) return <span>{children}</span>;
  const isOwn = /^[/#]/.test(href);
  return (
    <a
      className="link"
      href={href}
      {...(!isOwn && { target: "_blank", rel: "noopener noreferrer nofollow" })}
    >
      {children}
    </a>
  );
};

/** Headings of a text stand right below that of the page it is on, whichever of the first two marks it has. */
function componentsUnder(level: Level): Components {
  const [head, below] = level === 2 ? (["h2", "h3"] as const) : (["h3", "h4"] as const);
  return { a: link, h1: head, h2: head, h3: below, h4: "p", h5: "p", h6: "p" };
}

/**
 * A text of the resort that was written in Markdown. HTML in it is shown as it was typed, never run; pictures fall away.
 *
 * @param lang the language that it is written in, where that is not the page's
 */
export default function PageText({
  text,
  lang,
  level = 2,
}: {
  text: string;
  lang?: string | undefined;
  level?: Level;
}) {
  const components = useMemo(() => componentsUnder(level), [level]);
  return (
    <div className={styles.text} lang={lang} dir="auto">
      <Markdown components={components} urlTransform={leads} disallowedElements={["img"]} unwrapDisallowed>
        {text}
      </Markdown>
    </div>
  );
}
