import {
  type PriceListRecord,
  priceListHoldersRoute,
  takePriceListRoute,
} from "@pulau/contract/price-lists.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { useCall, useMay, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { IconButton, LinkButton } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dayText, rangeText } from "../../../ui/format.ts";
import { IconCheck, IconClock, IconX } from "../../../ui/icons/index.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { useOutcomeToast } from "../../../ui/use-outcome-toast.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { GiveForm } from "./give-form.tsx";
import styles from "./price-lists.module.css";
import { refreshes } from "./refreshes.ts";

type Holders = Reply<typeof priceListHoldersRoute>;

/** Who buys by a price list: agencies with their days, and the promo codes that open it. */
export function HoldersDialog({ list, onClose }: { list: PriceListRecord; onClose: () => void }) {
  const { t } = useTranslation("partners");
  const may = useMay();
  const { data, error } = useCall(priceListHoldersRoute, { params: { _id: list._id } });
  return (
    <Dialog open size="panel" onClose={onClose} title={t("holders.title", { list: list.name })}>
      <div className={styles.stack}>
        {error ? (
          <ErrorState error={error} />
        ) : (
          !data && (
            <Waiting what={t("holders.waiting")}>
              <Skeleton height={120} />
            </Waiting>
          )
        )}
        {data && (
          <>
            <AgencyList list={list} holders={data} />
            {may("wallets", "write") && list.active_status && <GiveForm list={list} holders={data} />}
            <CodeList codes={data.promoCodes} />
            <p className="hint">{t("holders.markets")}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}

function AgencyList({ list, holders: { holders, today } }: { list: PriceListRecord; holders: Holders }) {
  const { t } = useTranslation("partners");
  const { language } = useLanguage();
  const may = useMay();
  const withToast = useOutcomeToast();
  const take = useSend(takePriceListRoute, refreshes);
  const days = (from: Holders["today"], to: Holders["today"] | null) =>
    to === null ? t("holders.from", { day: dayText(from, language) }) : rangeText(from, to, language);
  return (
    <section className={styles.stack} aria-labelledby="list-agencies">
      <h3 id="list-agencies">{t("holders.agencies")}</h3>
      {holders.length === 0 && <p>{t("holders.none")}</p>}
      <ul className={styles.holders}>
        {holders.map(({ accountId, name, from, to, current }) => (
          <li key={`${accountId} ${from}`}>
            <span>
              <LinkButton kind="plain" size="small" to="/staff/partners/$id" params={{ id: accountId }}>
                <bdi>{name}</bdi>
              </LinkButton>
              <small className="hint">{days(from, to)}</small>
            </span>
            {current && (
              <Chip tone="success" icon={IconCheck}>
                {t("contracts.current")}
              </Chip>
            )}
            {from > today && (
              <Chip tone="info" icon={IconClock}>
                {t("contracts.ahead")}
              </Chip>
            )}
            {may("wallets", "write") && (
              <IconButton
                icon={IconX}
                label={t("holders.take", { name })}
                disabled={take.isPending}
                onClick={() =>
                  withToast(
                    take.mutateAsync({ params: { _id: list._id, accountId } }),
                    t("holders.taken", { name }),
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function CodeList({ codes }: { codes: Holders["promoCodes"] }) {
  const { t } = useTranslation("partners");
  return (
    <section className={styles.stack} aria-labelledby="list-codes">
      <h3 id="list-codes">{t("holders.codes")}</h3>
      <p className={codes.length === 0 ? "hint" : undefined}>
        {codes.length === 0 ? t("holders.noCodes") : codes.map(({ code }) => code).join(", ")}
      </p>
    </section>
  );
}
