import type { CatalogueCheck, CataloguePart, CatalogueProblem } from "@pulau/contract/catalogue-file.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Notice } from "../../../ui/surfaces.tsx";
import { useRuleText } from "../../../ui/use-failure-text.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./catalogue-file.module.css";

/** Everything that is wrong in a file, with where it stands there. */
export function Problems({ problems, wrong }: Pick<CatalogueCheck, "problems" | "wrong">) {
  const { t, i18n } = useTranslation("catalogue-file");
  const { say } = useLanguage();
  const ruleText = useRuleText();
  const partOf = (path: string) => {
    const [part = ""] = path.split(".");
    return i18n.exists(`catalogue-file:parts.${part}`) ? t(`parts.${part as CataloguePart}`) : part;
  };
  const placeOf = ({ line, column }: NonNullable<CatalogueProblem["at"]>) => {
    if (line === null) return null;
    return column === null ? t("problems.line", { line }) : t("problems.cell", { line, column });
  };
  return (
    <>
      <Notice tone="danger" title={t("problems.title", { count: wrong })}>
        {t("problems.lead")}
      </Notice>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keys */}
      <section className={styles.scrolls} aria-label={t("problems.label")} tabIndex={0}>
        <table className={styles.problems} aria-label={t("problems.label")}>
          <thead>
            <tr>
              <th scope="col">{t("problems.part")}</th>
              <th scope="col">{t("problems.what")}</th>
              <th scope="col">{t("problems.why")}</th>
              <th scope="col">{t("problems.path")}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ path, rule, facts, name, at }) => (
              <tr key={`${path} ${rule}`}>
                <td>{at ? <bdi>{at.file}</bdi> : partOf(path)}</td>
                <td>{name && <bdi>{say(name)}</bdi>}</td>
                <td>{ruleText(rule, facts)}</td>
                <td>{at ? placeOf(at) : <code dir="ltr">{path}</code>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {wrong > problems.length && (
        <p className="muted">{t("problems.more", { count: wrong - problems.length })}</p>
      )}
    </>
  );
}
