import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { mayCharge } from "@pulau/domain/till/may-charge.ts";
import { useState } from "react";
import { useCall, useMay } from "../../../../api/use-call.ts";
import { type Charge, type ChargeSlip, charges } from "../../../../business/charges/calls.ts";
import { ChargeActs, netOf } from "../../../../business/charges/charge-acts.tsx";
import { type Correction, CorrectionDialog } from "../../../../business/charges/correct-charge.tsx";
import { OutletIcon } from "../../../../business/outlet-icon.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { MomentText, Money } from "../../../../ui/money-and-dates.tsx";
import { Panel, PanelEmpty } from "../../../../ui/panel.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { WholeBooking } from "../calls.ts";
import styles from "./booking.module.css";

type LineProps = {
  readonly slip: ChargeSlip;
  readonly charge: Charge;
  readonly onCorrect: (correction: Correction) => void;
};

function ChargeLine({ slip, charge, onCorrect }: LineProps) {
  const { t } = useTranslation("till", { keyPrefix: "panel" });
  const { say } = useLanguage();
  const { count, discount, off } = charge;
  const name = count > 1 ? t("pieces", { count, name: say(charge.name) }) : say(charge.name);
  return (
    <li className={classNames(styles.line, off && styles.off)}>
      <OutletIcon name={slip.icon} />
      <span>
        <b className={classNames("strong", off && styles.struck)}>{name}</b>
        <small>
          <MomentText moment={slip.at} /> · {say(slip.outlet)}
          {slip.guest && (
            <>
              {" · "}
              <bdi>{slip.guest}</bdi>
            </>
          )}
          {" · "}
          <bdi>{slip.by}</bdi>
        </small>
        {slip.note && (
          <small>
            <bdi>{slip.note}</bdi>
          </small>
        )}
        {discount && (
          <small>
            {t("discount", { amount: formatRinggit(-discount.totalSen), reason: discount.reason })}
          </small>
        )}
        {off && <small>{t("off", { name: off.by, reason: off.reason })}</small>}
        {slip.signature && !off && (
          <svg viewBox="0 0 320 120" className={styles.signature} role="img" aria-label={t("signed")}>
            <path d={slip.signature} />
          </svg>
        )}
      </span>
      <span className={styles.chargeEnd}>
        <Money sen={netOf(charge)} />
        {!off && (
          <span className={styles.chargeActs}>
            <ChargeActs {...{ charge, name, onCorrect }} />
          </span>
        )}
      </span>
    </li>
  );
}

/** What guests had in house: by whom and when it was charged, and what was taken off. */
export function ChargesPanel({ booking }: { booking: WholeBooking }) {
  const maySee = useMay()("charges", "read");
  return maySee ? <Charges booking={booking} /> : null;
}

function Charges({ booking: { _id, status } }: { booking: WholeBooking }) {
  const { t } = useTranslation("till", { keyPrefix: "panel" });
  const may = useMay();
  const { data, error, refetch } = useCall(charges, { params: { _id } }, { refetchInterval: 60_000 });
  const [correction, setCorrection] = useState<Correction | null>(null);
  const slips = data?.slips ?? [];
  const charged = mayCharge(status, { mayCorrect: may("charges", "write") });
  const canAdd = charged.ok && may("charges", "create");
  if (!canAdd && status !== "inHouse" && slips.length === 0) return null;
  const count = slips.flatMap((slip) => slip.charges).filter(({ off }) => !off).length;
  return (
    <Panel
      title={t("title")}
      count={count}
      end={
        canAdd && (
          <LinkButton to="/staff/till" search={{ stay: _id }} kind="outline" size="small">
            {t("add")}
          </LinkButton>
        )
      }
    >
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {data && slips.length === 0 && <PanelEmpty>{t("none")}</PanelEmpty>}
      <ul>
        {slips.map((slip) =>
          slip.charges.map((charge) => (
            <ChargeLine key={charge._id} {...{ slip, charge }} onCorrect={setCorrection} />
          )),
        )}
      </ul>
      {data && count > 0 && (
        <p className={styles.chargeSum}>
          <span>
            {t("total")}{" "}
            {data.taxSen !== 0 && <small>{t("taxes", { amount: formatRinggit(data.taxSen) })}</small>}
          </span>
          <Money sen={data.totalSen} />
        </p>
      )}
      {correction && (
        <CorrectionDialog
          key={correction.id}
          {...{ correction, bookingId: _id }}
          onClose={() => setCorrection(null)}
        />
      )}
    </Panel>
  );
}
