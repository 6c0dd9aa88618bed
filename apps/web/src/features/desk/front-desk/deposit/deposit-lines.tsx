import type { BookingId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useCall, useMay } from "../../../../api/use-call.ts";
import { useFileDownload } from "../../../../business/use-file-download.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconDownload } from "../../../../ui/icons/index.ts";
import { LoadState } from "../../../../ui/load-state.tsx";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { Skeleton } from "../../../../ui/waiting.tsx";
import { type Deposit, type Deposits, depositPdfAddress, deposits } from "./calls.ts";
import styles from "./deposit.module.css";
import { GiveDepositDialog } from "./give-dialog.tsx";
import { TakeDepositForm } from "./take-form.tsx";

/** How a deposit stands: held, to be returned, or what became of it. */
function useStanding() {
  const { t } = useTranslation("room-deposits");
  const { momentText } = useMoments();
  return ({ way, reason, back, at, by }: Deposit): readonly string[] => {
    const taken = t("by", { name: by, time: momentText(at) });
    if (way === "waived") return [reason, taken];
    if (back === null) return [t(way === "hold" ? "held" : "standing"), taken];
    const returned =
      way === "hold" ? t("released") : t("returned", { amount: formatRinggit(back.returnedSen) });
    return [
      returned,
      ...(back.withheldSen > 0
        ? [t("withheld", { amount: formatRinggit(back.withheldSen), reason: back.reason })]
        : []),
      t("by", { name: back.by, time: momentText(back.at) }),
    ];
  };
}

function DepositLine({ deposit, outlets }: { deposit: Deposit; outlets: Deposits["outlets"] }) {
  const { t } = useTranslation("room-deposits");
  const { language } = useLanguage();
  const mayGive = useMay()("payments", "create");
  const standing = useStanding();
  const download = useFileDownload();
  const [isOpen, setOpen] = useState(false);
  const { _id, way, amountSen, reference, number, back } = deposit;
  return (
    <li className={styles.line}>
      <span>
        <b className="strong">
          {t(`ways.${way}`)}
          {reference !== "" && (
            <>
              {" "}
              <bdi>{reference}</bdi>
            </>
          )}
        </b>
        {standing(deposit).map((line) => (
          <small key={line}>{line}</small>
        ))}
      </span>
      {way !== "waived" && <Money sen={amountSen} />}
      {number !== "" && (
        <span className={styles.acts}>
          <Button
            kind="plain"
            icon={IconDownload}
            busy={download.busy !== null}
            onClick={() =>
              void download.to("pdf", depositPdfAddress, { params: { _id }, query: { language } })
            }
          >
            {t("receipt")}
          </Button>
          {mayGive && back === null && (
            <Button kind="outline" onClick={() => setOpen(true)}>
              {t(way === "hold" ? "release" : "give")}
            </Button>
          )}
        </span>
      )}
      {isOpen && <GiveDepositDialog {...{ deposit, outlets }} onClose={() => setOpen(false)} />}
    </li>
  );
}

type Props = {
  readonly bookingId: BookingId;
  /** Whether the form that takes one is open while there is none. */
  readonly offersForm: boolean;
};

/** The deposits of a booking, and the form that takes one. */
export function DepositLines({ bookingId, offersForm }: Props) {
  const { t } = useTranslation("room-deposits");
  const mayTake = useMay()("payments", "create");
  const { data, error, refetch } = useCall(deposits, { params: { _id: bookingId } });
  const [isAdding, setAdding] = useState(false);
  if (data === undefined)
    return (
      <LoadState error={error} retry={refetch} what={t("waiting")}>
        <Skeleton height={96} radius={8} />
      </LoadState>
    );
  const { outlets, open, wantedSen } = data;
  const isNone = data.deposits.length === 0;
  const isTaking = open && mayTake && (isAdding || (offersForm && isNone));
  return (
    <div className={styles.deposits}>
      {!isNone && (
        <ul>
          {data.deposits.map((deposit) => (
            <DepositLine key={deposit._id} {...{ deposit, outlets }} />
          ))}
        </ul>
      )}
      {isNone && !isTaking && <p className="muted">{t(open ? "none" : "closed")}</p>}
      {isTaking && <TakeDepositForm {...{ bookingId, wantedSen }} onDone={() => setAdding(false)} />}
      {open && mayTake && !isTaking && (
        <Button
          kind={isNone ? "outline" : "plain"}
          className={styles.another}
          onClick={() => setAdding(true)}
        >
          {t(isNone ? "take" : "another")}
        </Button>
      )}
    </div>
  );
}
