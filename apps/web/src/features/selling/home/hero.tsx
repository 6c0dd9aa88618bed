import { resort } from "../../../api/resort.ts";
import { useCall } from "../../../api/use-call.ts";
import { Picture } from "../../../ui/picture.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./hero.module.css";
import { ResumeDraft } from "./resume-draft.tsx";
import { SearchBar } from "./search-bar.tsx";

/** What the resort says first: a line break in its headline is where the second line begins. */
function Welcome() {
  const { say } = useLanguage();
  const { data } = useCall(resort, {});
  if (data === undefined) return null;
  const { picture, headline, text } = data.firstPage;
  return (
    <>
      <Picture name={picture} sizes="100vw" first />
      <div className={styles.words}>
        <h1 className="display">
          {say(headline)
            .split("\n")
            .map((line, at) => [at > 0 && " ", <span key={line}>{line}</span>])}
        </h1>
        <p>{say(text)}</p>
      </div>
    </>
  );
}

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.art}>
        <Welcome />
      </div>
      <SearchBar />
      <ResumeDraft />
    </section>
  );
}
