import type { Sen } from "@pulau/domain/money/sen.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AnchorButton } from "../../../ui/button.tsx";
import { IconDownload } from "../../../ui/icons/index.ts";
import { LoadState } from "../../../ui/load-state.tsx";
import { Comma, Gap, Money } from "../../../ui/money-and-dates.tsx";
import { Card, Notice } from "../../../ui/surfaces.tsx";
import { Skeleton } from "../../../ui/waiting.tsx";
import styles from "./books.module.css";
import { type MonthSummary, monthSummary } from "./calls.ts";

/** The files open for five minutes; the addresses are asked for anew before that. */
const renewedAfterMs = 4 * 60_000;

/** What the tax office wants of a month: papers of the general public as one, commission that the resort bills itself. */
export function Month({ month }: { month: string }) {
  const { t } = useTranslation("books");
  const { data, error, refetch } = useCall(
    monthSummary,
    { params: { month } },
    { refetchInterval: renewedAfterMs },
  );
  return (
    <Card as="section" className={styles.summary} aria-labelledby="e-invoices">
      <h2 id="e-invoices" className="display">
        {t("tax.title")}
      </h2>
      {data && <MonthFiles summary={data} />}
      {data === undefined && (
        <LoadState error={error} retry={refetch} what={t("waiting")}>
          <Skeleton height={160} radius={8} />
        </LoadState>
      )}
    </Card>
  );
}

function MonthFiles({ summary }: { summary: MonthSummary }) {
  const { t } = useTranslation("books");
  const { offered, consolidated, own, selfBilled } = summary;
  if (!offered) return <Notice tone="info">{t("tax.off")}</Notice>;
  return (
    <>
      <p className="muted">{t("tax.lead")}</p>
      <ul className={styles.files}>
        {consolidated.map(({ kind, papers, totalSen, files }) => (
          <Line
            key={kind}
            what={t(`tax.consolidated.${kind}`, { count: papers })}
            sen={totalSen}
            files={files}
          />
        ))}
        {selfBilled.map(({ _id, name, kind, totalSen, hasTaxDetails, files }) => (
          <Line
            key={`${_id} ${kind}`}
            what={t(`tax.selfBilled.${kind}`, { name })}
            sen={totalSen}
            files={files}
          >
            {!hasTaxDetails && (
              <small className="hint">
                {t("tax.lacking")}
                <Gap />
                <Link
                  className="link"
                  to="/staff/partners/$id"
                  params={{ id: _id }}
                  search={{ tab: "members" }}
                  aria-label={`${t("tax.toPartner")}: ${name}`}
                >
                  {t("tax.toPartner")}
                </Link>
              </small>
            )}
          </Line>
        ))}
      </ul>
      {own.length > 0 && <p>{t("tax.own", { count: own.length })}</p>}
      {own.length > 0 && (
        <ul className={styles.own}>
          {own.map(({ _id, number, totalSen, requested }) => (
            <li key={_id}>
              <bdi>{number}</bdi>
              <Comma />
              <Money sen={totalSen} />
              <Comma />
              {t(requested ? "tax.asked" : "tax.large")}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type Files = MonthSummary["consolidated"][number]["files"];
type LineProps = { what: string; sen: Sen; files: Files; children?: ReactNode };

function Line({ what, sen, files, children }: LineProps) {
  const { t } = useTranslation("books");
  const isSplit = files.length > 1;
  return (
    <li>
      <span>
        {what}
        {children}
        {isSplit && <small className="hint">{t("tax.split", { count: files.length })}</small>}
      </span>
      <Money sen={sen} />
      <span className={styles.parts}>
        {files.map(({ name, lines, url }, i) => {
          const word = isSplit ? t("tax.part", { number: i + 1 }) : t("json");
          return (
            <AnchorButton
              key={name}
              kind="outline"
              size="small"
              icon={IconDownload}
              href={url}
              aria-label={`${word}: ${name}`}
              title={isSplit ? t("tax.lines", { count: lines }) : undefined}
            >
              {word}
            </AnchorButton>
          );
        })}
      </span>
    </li>
  );
}
