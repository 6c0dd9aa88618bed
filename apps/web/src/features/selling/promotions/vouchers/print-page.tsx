import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { isFailure } from "../../../../api/call-failure.ts";
import { resort } from "../../../../api/resort.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../../shell/page-address.ts";
import { AnchorButton, Button, LinkButton } from "../../../../ui/button.tsx";
import { dayText, namesText, rangeText } from "../../../../ui/format.ts";
import { IconFileTypePdf, IconPrinter } from "../../../../ui/icons/index.ts";
import { Logo } from "../../../../ui/logo.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import { type PrintedVoucher, printVoucher } from "./calls.ts";
import styles from "./print.module.css";
import { useInBooking } from "./use-in-booking.ts";
import { VoucherChip } from "./voucher-chip.tsx";

function Sheet({ voucher }: { voucher: PrintedVoucher }) {
  const { t } = useTranslation("promotions");
  const { say, language } = useLanguage();
  const place = useCall(resort, {}).data;
  const { gift, terms } = voucher;
  const { stayFrom, stayTo } = terms;
  const days =
    stayFrom !== null && stayTo !== null
      ? rangeText(stayFrom, stayTo, language)
      : stayFrom !== null
        ? t("terms.from", { day: dayText(stayFrom, language) })
        : stayTo !== null && t("terms.until", { day: dayText(stayTo, language) });
  return (
    <article className={styles.sheet} data-theme="light">
      <div className={styles.art}>
        <Picture name={voucher.picture} sizes="(max-width: 760px) 100vw, 760px" first />
      </div>
      <div className={styles.words}>
        <p className={styles.house}>
          <Logo /> <b>{place?.name}</b>
        </p>
        {gift && (
          <>
            <h1 className="display">{t("print.for", { name: gift.name })}</h1>
            {gift.message !== "" && <p className={styles.message}>{gift.message}</p>}
            <p className="muted">{t("print.from", { name: gift.from })}</p>
          </>
        )}
        {!gift && <h1 className="display">{say(voucher.name)}</h1>}
        <dl className={styles.facts}>
          <div>
            <dt>{t("print.worth")}</dt>
            <dd className={styles.worth}>
              <bdi>{formatRinggit(voucher.worthSen)}</bdi>
              {voucher.leftSen < voucher.worthSen && (
                <small>{t("print.left", { amount: formatRinggit(voucher.leftSen) })}</small>
              )}
            </dd>
          </div>
          <div>
            <dt>{t("code.voucher")}</dt>
            <dd className={styles.code}>
              <bdi>{voucher.code}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t("print.until")}</dt>
            <dd>{dayText(voucher.expiresOn, language)}</dd>
          </div>
          {terms.packages.length > 0 && (
            <div>
              <dt>{t("print.packages")}</dt>
              <dd>{namesText(terms.packages.map(say), language)}</dd>
            </div>
          )}
          {days !== false && (
            <div>
              <dt>{t("print.stays")}</dt>
              <dd>{days}</dd>
            </div>
          )}
        </dl>
        <p className="muted">{t("print.how")}</p>
      </div>
    </article>
  );
}

/** What a voucher is for: a booking that has its code already. One that can pay for none leads to the stays. */
function UseVoucher({ voucher }: { voucher: PrintedVoucher }) {
  const { t } = useTranslation("promotions");
  const { begin, busy } = useInBooking();
  if (voucher.state !== "active")
    return (
      <LinkButton to="/" kind="plain">
        {t("offers.book")}
      </LinkButton>
    );
  return (
    <Button busy={busy} onClick={() => void begin({ voucherCode: voucher.code })}>
      {t("voucher.use")}
    </Button>
  );
}

/** A voucher to print or to keep as a file, for whoever has its link. */
export default function VoucherPrintPage() {
  const { t } = useTranslation("promotions");
  const { language } = useLanguage();
  const { token } = useParamsAt("/voucher/$token");
  const { data, error, refetch } = useCall(printVoucher, { params: { token } });
  // A link that lost a letter on its way is no more than one that never was.
  const noLink = isFailure(error, "LINK_INVALID", "INVALID_INPUT");
  return (
    <div className={styles.page}>
      <PageTitle text={t("print.title")} />
      {data === undefined && <h1 className="display">{t("print.title")}</h1>}
      {noLink && (
        <EmptyState
          picture="island-dawn"
          title={t("print.noLink")}
          act={<LinkButton to="/">{t("offers.book")}</LinkButton>}
        >
          {t("print.noLinkText")}
        </EmptyState>
      )}
      {error !== null && !noLink && <ErrorState error={error} retry={() => void refetch()} />}
      {error === null && data === undefined && (
        <Waiting what={t("voucher.waiting")}>
          <Skeleton height={620} radius={16} />
        </Waiting>
      )}
      {data && (
        <>
          <div className={styles.tools}>
            <VoucherChip state={data.state} />
            <span className={styles.buttons}>
              <UseVoucher voucher={data} />
              <AnchorButton
                kind="outline"
                icon={IconFileTypePdf}
                href={`/api/voucher/print/${encodeURIComponent(token)}/pdf?language=${language}`}
              >
                PDF
              </AnchorButton>
              <Button kind="outline" icon={IconPrinter} onClick={() => print()}>
                {t("voucher.print")}
              </Button>
            </span>
          </div>
          <Sheet voucher={data} />
        </>
      )}
    </div>
  );
}
