import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { dayText } from "../../../../ui/format.ts";
import { IconGift, IconPrinter, IconWallet } from "../../../../ui/icons/index.ts";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "../promotions.module.css";
import { redeemVoucher, type Voucher, voucherPaths } from "./calls.ts";
import { CopyCode } from "./copy-code.tsx";
import { GiveDialog } from "./give-dialog.tsx";
import { useInBooking } from "./use-in-booking.ts";
import { VoucherChip } from "./voucher-chip.tsx";

/** Asks before the whole rest leaves the voucher, and names what it becomes: there is no way back. */
function IntoWallet({
  voucher,
  walletSen,
  onClose,
}: {
  voucher: Voucher;
  walletSen: Sen;
  onClose: () => void;
}) {
  const { t } = useTranslation("promotions");
  const toast = useToast();
  const redeem = useSend(redeemVoucher, voucherPaths);
  const amount = formatRinggit(walletSen);
  const yes = async () => {
    const { amountSen } = await redeem.mutateAsync({ body: { code: voucher.code } });
    toast({ tone: "success", text: t("voucher.redeemed", { amount: formatRinggit(amountSen) }) });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t("voucher.walletTitle")}
      words={{ keep: t("voucher.keep"), agree: t("voucher.intoWallet", { amount }) }}
      danger={false}
      busy={redeem.isPending}
      error={redeem.error}
      onAgree={yes}
      onClose={onClose}
    >
      <p>
        {walletSen < voucher.leftSen
          ? t("voucher.walletLess", { amount, left: formatRinggit(voucher.leftSen) })
          : t("voucher.walletText", { amount })}
      </p>
    </ConfirmDialog>
  );
}

function Acts({ voucher }: { voucher: Voucher }) {
  const { t } = useTranslation("promotions");
  const { begin, busy } = useInBooking();
  const [confirming, setConfirming] = useState<"wallet" | "give" | null>(null);
  const { walletSen } = voucher;
  const spendable = voucher.state === "active" && voucher.mine;
  return (
    <div className={styles.acts}>
      {spendable && (
        <>
          <Button size="small" busy={busy} onClick={() => void begin({ voucherCode: voucher.code })}>
            {t("voucher.use")}
          </Button>
          {walletSen !== null && walletSen > 0 && (
            <Button size="small" kind="outline" icon={IconWallet} onClick={() => setConfirming("wallet")}>
              {t("voucher.intoWallet", { amount: formatRinggit(walletSen) })}
            </Button>
          )}
          <Button size="small" kind="outline" icon={IconGift} onClick={() => setConfirming("give")}>
            {t("voucher.give")}
          </Button>
        </>
      )}
      {voucher.state === "active" && voucher.token !== null && (
        <LinkButton
          to="/voucher/$token"
          params={{ token: voucher.token }}
          size="small"
          kind="plain"
          icon={IconPrinter}
        >
          {t("voucher.print")}
        </LinkButton>
      )}
      {confirming === "wallet" && walletSen !== null && (
        <IntoWallet voucher={voucher} walletSen={walletSen} onClose={() => setConfirming(null)} />
      )}
      {confirming === "give" && <GiveDialog voucher={voucher} onClose={() => setConfirming(null)} />}
    </div>
  );
}

/** A voucher: what is on it, until when, its code, and what can be done with it. */
export function VoucherCard({ voucher }: { voucher: Voucher }) {
  const { t } = useTranslation("promotions");
  const { say, language } = useLanguage();
  const { gift } = voucher;
  return (
    <Card as="li" padded={false} className={styles.voucher}>
      <div className={styles.picture}>
        <Picture name={voucher.picture} sizes="(max-width: 600px) 100vw, 240px" />
      </div>
      <div className={styles.body}>
        <div className={styles.name}>
          <h2 className="display">{say(voucher.name)}</h2>
          {/* Of one that was given away, its giver has nothing that is ready to use. */}
          {(voucher.mine || voucher.state !== "active") && <VoucherChip state={voucher.state} />}
        </div>
        <p className={styles.left}>
          <b>
            <Money sen={voucher.leftSen} />
          </b>
          {voucher.leftSen < voucher.worthSen && (
            <small className="hint">{t("voucher.of", { amount: formatRinggit(voucher.worthSen) })}</small>
          )}
          <small className="hint">{t("voucher.until", { day: dayText(voucher.expiresOn, language) })}</small>
        </p>
        {gift && (
          <p>
            {t(gift.sentAt === null ? "voucher.giftWaits" : "voucher.giftSent", {
              name: gift.name,
              day: dayText(gift.sendOn, language),
            })}
          </p>
        )}
        <div className={styles.foot}>
          {voucher.token === null ? (
            <p className="hint">{t("voucher.givenAway")}</p>
          ) : (
            <CopyCode code={voucher.code} of="voucher" />
          )}
          <Acts voucher={voucher} />
        </div>
      </div>
    </Card>
  );
}
