import type { PaperId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { DayText, Money } from "../../../../ui/money-and-dates.tsx";
import type { Invoice } from "./calls.ts";
import styles from "./sheet.module.css";

type Props = {
  papers: readonly (Pick<Invoice["papers"][number], "_id" | "kind" | "number" | "issuedOn" | "totalSen"> & {
    readonly payer?: string | null;
  })[];
  openId: PaperId | null;
  sumSen: Sen;
};

/** Every paper of what has several, and what they come to; the one that is open is marked. */
export function PaperList({ papers, openId, sumSen }: Props) {
  const { t } = useTranslation("papers");
  if (papers.length < 2) return null;
  return (
    <nav className={styles.papers} aria-label={t("all")}>
      <ul>
        {papers.map((paper) => (
          <li key={paper._id}>
            <Link
              className={styles.paper}
              to="."
              search={{ paper: paper._id }}
              aria-current={paper._id === openId ? "page" : undefined}
            >
              <span>
                {t(paper.kind)} <bdi>{paper.number}</bdi>
                <small>
                  <DayText day={paper.issuedOn} />
                  {paper.payer && (
                    <>
                      {" · "}
                      <bdi>{paper.payer}</bdi>
                    </>
                  )}
                </small>
              </span>
              <Money sen={paper.kind === "creditNote" ? -paper.totalSen : paper.totalSen} />
            </Link>
          </li>
        ))}
        <li>
          <b className={styles.paper}>
            <span>{t("together")}</span>
            <Money sen={sumSen} />
          </b>
        </li>
      </ul>
    </nav>
  );
}
