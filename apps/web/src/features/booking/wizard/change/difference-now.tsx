import { Link } from "@tanstack/react-router";
import { isFailure } from "../../../../api/call-failure.ts";
import { LostTransport } from "../../../../business/lost-transport.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Notice } from "../../../../ui/surfaces.tsx";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import { usePriceText } from "../../../../ui/use-price-text.ts";
import { Skeleton } from "../../../../ui/waiting.tsx";
import { useDraft } from "../draft/draft-context.ts";
import { useWizardFlow } from "../flow/wizard-flow.ts";
import styles from "./change.module.css";
import { useChangeQuote } from "./change-quote.ts";
import { Difference } from "./difference.tsx";

/** What the change would cost, as it is being made; `brief` is the line of a phone's bar. */
export function DifferenceNow({ brief = false }: { brief?: boolean }) {
  const { t } = useTranslation("change");
  const { json } = useDraft();
  const { quote, error, fresh } = useChangeQuote();
  const sayFailure = useFailureText();
  const price = usePriceText();
  const { pathTo } = useWizardFlow();
  if (json.rooms.length === 0) return <p className="hint">{t("summary.rooms")}</p>;
  if (error) {
    return brief ? (
      <p className="hint">{t("summary.refused")}</p>
    ) : (
      <div className={styles.refused}>
        <Notice tone="warning">{sayFailure(error)}</Notice>
        {isFailure(error, "SOLD_OUT") && (
          <Link className="link" to={pathTo("rooms")}>
            {t("summary.otherRooms")}
          </Link>
        )}
      </div>
    );
  }
  if (quote === null) return <Skeleton height={brief ? 40 : 96} radius={10} />;
  const difference = quote.differenceSen;
  return (
    <div aria-busy={!fresh} className={fresh ? undefined : styles.stale} role="status">
      {brief ? (
        <>
          <span className={styles.brief}>
            <bdi>{`${difference > 0 ? "+ " : ""}${price(difference)}`}</bdi>
          </span>
          <small className="hint">{t("difference.difference")}</small>
        </>
      ) : (
        <>
          <LostTransport
            lost={quote.lost}
            acts={
              <Link className="link" to={pathTo("transport")}>
                {t("lost.choose")}
              </Link>
            }
          />
          <Difference quote={quote} />
        </>
      )}
    </div>
  );
}
