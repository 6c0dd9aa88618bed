import { Link } from "@tanstack/react-router";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { type PricedOptions, pricedOptions } from "./calls.ts";
import styles from "./prices.module.css";

/** Every option with its prices, and what of them is not published yet. */
export default function PricesPage() {
  const { t } = useTranslation("prices");
  const { data, error, refetch } = useCall(pricedOptions, {});
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      {error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : !data ? (
        <Waiting what={t("title")}>
          <Skeleton height={180} />
        </Waiting>
      ) : data.packages.length === 0 ? (
        <EmptyState
          picture="reef"
          title={t("noPackages")}
          act={<LinkButton to="/staff/packages">{t("toPackages")}</LinkButton>}
        >
          {t("noPackagesText")}
        </EmptyState>
      ) : (
        <div className={styles.packages}>
          {data.packages.map((pack) => (
            <PackageCard key={pack._id} pack={pack} />
          ))}
        </div>
      )}
    </>
  );
}

type Pack = PricedOptions["packages"][number];

function PackageCard({ pack }: { pack: Pack }) {
  const { t } = useTranslation("prices");
  const { say } = useLanguage();
  return (
    <Card as="section" aria-label={say(pack.name)}>
      <h2 className={styles.packageName}>{say(pack.name)}</h2>
      <ul className={styles.options}>
        {pack.options.map((option) => (
          <li key={option._id}>
            <Link to="/staff/prices/$optionId" params={{ optionId: option._id }} className={styles.option}>
              <b>{say(option.name)}</b>
              <span className="muted">
                {[
                  t("nights", { count: option.nights }),
                  option.prices > 0 ? t("priceCount", { count: option.prices }) : t("noPrices"),
                  ...(option.onSale && pack.onSale ? [] : [t("offSale")]),
                ].join(" · ")}
              </span>
              {option.plan ? (
                <PlanChip {...option.plan} />
              ) : (
                option.unpublished > 0 && (
                  <span className={styles.chip}>{t("unpublished", { count: option.unpublished })}</span>
                )
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** When an option's draft goes live by itself, or that it has not, as it had errors by then. */
function PlanChip({ at, errors }: NonNullable<Pack["options"][number]["plan"]>) {
  const { t } = useTranslation("prices");
  const { momentText } = useMoments();
  return errors === null ? (
    <span className={styles.chip}>{t("plannedFor", { at: momentText(at) })}</span>
  ) : (
    <span className={styles.errorChip}>{t("plan.failed", { at: momentText(at), count: errors })}</span>
  );
}
