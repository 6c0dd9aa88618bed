import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useFramePieces } from "../../../../shell/frame-pieces.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconArrowLeft } from "../../../../ui/icons/index.ts";
import { Card } from "../../../../ui/surfaces.tsx";
import frame from "../frame/frame.module.css";
import { StepBusyProvider, stepFormId, useStepsBusy } from "../frame/step-busy.ts";
import { toMissingAge } from "../party/to-missing-age.ts";
import summary from "../summary/summary.module.css";
import styles from "./change.module.css";
import { useChangeQuote } from "./change-quote.ts";
import { type ChangePart, changeParts, changePaths } from "./change-way.ts";
import { DifferenceNow } from "./difference-now.tsx";

type Props = {
  base: string;
  bookingNo: string;
  part: ChangePart | null;
  act: string;
  agrees: boolean;
  children: ReactNode;
};

/** What stands round each part of a change: which part it is, the others, and what it would cost. */
export function ChangeFrame({ base, bookingNo, part, act, agrees, children }: Props) {
  const { quote } = useChangeQuote();
  // There is nothing to agree to before there is a price, or when the change can't be had.
  const disabled = agrees && quote === null;
  const { t } = useTranslation("change");
  const { t: shell } = useTranslation("shell");
  const stepBusy = useStepsBusy();
  const { busy } = stepBusy;
  return (
    <StepBusyProvider value={stepBusy}>
      <a href="#main" className={frame.skip}>
        {shell("skip")}
      </a>
      <ChangeHead base={base} bookingNo={bookingNo} part={part} />
      <div className={frame.layout}>
        <main id="main" tabIndex={-1} className={frame.main}>
          {children}
        </main>
        <aside className={summary.aside} aria-label={t("summary.label")}>
          <Card padded={false} className={summary.card}>
            <div className={summary.inside}>
              <h2 className="display">{t("summary.title")}</h2>
              <DifferenceNow />
              <Button
                type="submit"
                form={stepFormId}
                size="large"
                wide
                busy={busy}
                className={summary.act ?? ""}
              >
                {act}
              </Button>
              <p className={`hint ${summary.free}`}>{t("summary.free")}</p>
            </div>
          </Card>
        </aside>
      </div>
      <section className={frame.bar} aria-label={t("summary.label")}>
        <div className={styles.bar}>
          <DifferenceNow brief />
          <Button type="submit" form={stepFormId} size="large" busy={busy} disabled={disabled}>
            {act}
          </Button>
        </div>
      </section>
    </StepBusyProvider>
  );
}

function ChangeHead({ base, bookingNo, part }: { base: string; bookingNo: string; part: ChangePart | null }) {
  const { t } = useTranslation("change");
  const { brand, region } = useFramePieces();
  const paths = changePaths(base);
  return (
    <header className={styles.head}>
      <div className={frame.inner}>
        <div className={frame.top}>
          <div className={styles.brand}>{brand}</div>
          <span className={styles.region}>{region}</span>
          <LinkButton to={paths.booking} kind="outline" size="small">
            <Icon of={IconArrowLeft} size="s" flips />
            {t("leave")}
          </LinkButton>
        </div>
        <p className={styles.title}>{t("title", { number: bookingNo })}</p>
        <nav aria-label={t("parts.label")} className={styles.parts}>
          {changeParts.map((changePart) => (
            <Link
              key={changePart}
              to={paths.part(changePart)}
              preload={false}
              className={classNames(styles.part, changePart === part && styles.now)}
              aria-current={changePart === part ? "page" : undefined}
              onClick={(event) => {
                if (changePart !== part && toMissingAge(document)) event.preventDefault();
              }}
            >
              {t(`parts.${changePart}`)}
            </Link>
          ))}
        </nav>
      </div>
    </header>
  );
}
