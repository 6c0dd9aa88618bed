import type { ImportCheck } from "@pulau/contract/import.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Chip } from "../../ui/chip.tsx";
import styles from "./import.module.css";

/** What a table would make new and what other: of each line the fields that change, as they were and as they will be. */
export function Preview({ rows, all }: { rows: ImportCheck["preview"]; all: number }) {
  const { t } = useTranslation("importing");
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keys */}
      <section className={styles.scrolls} aria-label={t("preview")} tabIndex={0}>
        <table className={styles.preview} aria-label={t("preview")}>
          <thead>
            <tr>
              <th scope="col">{t("line")}</th>
              <th scope="col">{t("row")}</th>
              <th scope="col">{t("result")}</th>
              <th scope="col">{t("changes")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, did, name, changes }) => (
              <tr key={line}>
                <td>{line}</td>
                <td>
                  <bdi>{name}</bdi>
                </td>
                <td>
                  <Chip tone={did === "added" ? "success" : "info"}>{t(`did.${did}`)}</Chip>
                </td>
                <td>
                  {changes.map(({ field, name: column, before, after }) => (
                    <div key={field}>
                      {t("change", { column, before: before || "–", after: after || "–" })}
                    </div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {all > rows.length && <p className="muted">{t("moreRows", { count: all - rows.length })}</p>}
    </>
  );
}
