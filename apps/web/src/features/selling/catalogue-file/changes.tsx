import type { CatalogueCheck } from "@pulau/contract/catalogue-file.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./catalogue-file.module.css";

const kinds = ["added", "changed", "gone"] as const;

/** What a file would add, change and take out of use, part by part and by name. */
export function Changes({ changes }: Pick<CatalogueCheck, "changes">) {
  const { t, i18n } = useTranslation(["catalogue-file", "settings"]);
  const { say, locale } = useLanguage();
  const list = (names: readonly string[]) =>
    new Intl.ListFormat(locale, { type: "unit", style: "narrow" }).format(names);
  const settings = (page: string) =>
    i18n.exists(`settings:groups.${page}.title`)
      ? t(`settings:groups.${page as "resort"}.title`)
      : t(`settings:others.${page as "wallets"}.title`);
  return (
    <section aria-label={t("changes.title")}>
      <h3>{t("changes.title")}</h3>
      <dl className={styles.changes}>
        {changes.map(({ part, ...counted }) => (
          <div key={part}>
            <dt>{t(`parts.${part}`)}</dt>
            {kinds
              .filter((kind) => counted[kind].count > 0)
              .map((kind) => {
                const { count, names } = counted[kind];
                const shown = names.map((name) => (part === "settings" ? settings(name.en) : say(name)));
                return (
                  <dd key={kind}>
                    <details open={count <= 5}>
                      <summary>{t(`changes.${kind}`, { count })}</summary>
                      <bdi>{list(shown)}</bdi>
                      {count > names.length && ` ${t("changes.more", { count: count - names.length })}`}
                    </details>
                  </dd>
                );
              })}
          </div>
        ))}
      </dl>
    </section>
  );
}
