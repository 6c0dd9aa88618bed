import type { AgreedText } from "@pulau/contract/pages.ts";
import { useMoments } from "../ui/time-zone.ts";
import { useLanguage } from "../ui/use-language.ts";

type Props = {
  texts: readonly AgreedText[];
  /** Which version it is, and of when, in the words of the page around it. */
  words: (version: { number: number; moment: string }) => string;
};

/** The terms that a booking agreed to, in the version of then; nothing where the resort had published none. */
export function AgreedTexts({ texts, words }: Props) {
  const { say } = useLanguage();
  const { momentText } = useMoments();
  if (texts.length === 0) return null;
  return (
    <ul className="hint">
      {texts.map(({ versionId, title, number, publishedAt }) => (
        <li key={versionId}>
          <a className="link" href={`/info/agreed?version=${versionId}`} target="_blank" rel="noreferrer">
            {say(title)}
          </a>{" "}
          <bdi>{words({ number, moment: momentText(publishedAt) })}</bdi>
        </li>
      ))}
    </ul>
  );
}
