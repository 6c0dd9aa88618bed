import { moveItem } from "@pulau/domain/folio/change-shares.ts";
import { firstFolio } from "@pulau/domain/folio/share-rules.ts";
import type { BookingId, ChargeId } from "@pulau/domain/ids.ts";
import { formatRinggit, sumSen } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useCall, useMay } from "../../../../api/use-call.ts";
import { type Charge, charges } from "../../../../business/charges/calls.ts";
import { ChargeActs } from "../../../../business/charges/charge-acts.tsx";
import { type Correction, CorrectionDialog } from "../../../../business/charges/correct-charge.tsx";
import { AmountList } from "../../../../business/price-lines.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { IconPencil, IconX } from "../../../../ui/icons/index.ts";
import { MomentText, Money } from "../../../../ui/money-and-dates.tsx";
import { Panel, PanelEmpty } from "../../../../ui/panel.tsx";
import type { Folio, FolioPiece, Folios } from "../calls.ts";
import { useMoneyWords } from "../use-words.ts";
import styles from "./folios.module.css";
import { GiveBack } from "./give-back.tsx";
import { SplitDialog } from "./split-dialog.tsx";
import { type FolioActs, itemOf, nameOf, planOf } from "./use-folios.ts";
import { usePieceName } from "./use-piece-name.ts";

type Props = {
  readonly bookingId: BookingId;
  readonly shown: Folios;
  readonly folio: Folio;
  readonly acts: FolioActs;
  /** Null where nothing can be changed. */
  readonly onEdit: (() => void) | null;
};

/** A folio: who pays it, what it has, and what was paid. What is ticked can go to another. */
export function FolioCard({ bookingId, shown, folio, acts, onEdit }: Props) {
  const { t } = useTranslation("folios");
  const may = useMay();
  const { letter, pieces, totalSen, taxSen, paidSen, dueSen, removable } = folio;
  const remove = () => {
    const plan = planOf(shown);
    const folios = plan.folios.filter((other) => other.letter !== letter);
    const shares = plan.shares.filter((share) => share.folio !== letter);
    acts.press(acts.save({ ...plan, folios, shares }));
  };
  return (
    <Panel
      title={`${letter} ${nameOf(shown, folio)}`}
      end={
        onEdit &&
        letter !== firstFolio && (
          <>
            <Chip tone="neutral">{t(`kinds.${folio.payer}`)}</Chip>
            <IconButton icon={IconPencil} label={t("edit", { letter })} writes onClick={onEdit} />
            {removable && pieces.length === 0 && (
              <IconButton icon={IconX} label={t("remove", { letter })} writes onClick={remove} />
            )}
          </>
        )
      }
    >
      {pieces.length === 0 ? (
        <PanelEmpty>{t("empty")}</PanelEmpty>
      ) : (
        <Pieces {...{ bookingId, shown, folio, acts }} mayMove={onEdit !== null} />
      )}
      <FolioPayments {...{ bookingId, shown, folio, acts }} mayMove={onEdit !== null} />
      <AmountList
        className={styles.sums}
        sums={[
          [t("tax"), taxSen],
          [t("total"), totalSen],
          [t("paid"), paidSen],
          dueSen < 0 ? [t("over"), -dueSen] : [t("due"), dueSen],
        ]}
      />
      {dueSen < 0 && may("payments", "delete") && (
        <div className={styles.bar}>
          <GiveBack {...{ bookingId, shown, folio }} />
        </div>
      )}
    </Panel>
  );
}

/** What was paid on a folio. */
function FolioPayments({ shown, folio: { letter }, acts, mayMove }: PiecesProps) {
  const { t } = useTranslation("folios");
  const { gateway } = useMoneyWords();
  const may = useMay();
  const own = shown.payments.filter((payment) => payment.folio === letter);
  if (own.length === 0) return null;
  const others =
    mayMove && may("payments", "write") ? shown.folios.filter((other) => other.letter !== letter) : [];
  return (
    <ul className={styles.list} aria-label={t("payments")}>
      {own.map((payment) => (
        <li key={payment._id} className={styles.piece}>
          <span>
            {gateway(payment.gateway)}
            <small>
              <MomentText moment={payment.at} />
            </small>
          </span>
          <span className={styles.acts}>
            {others.map(({ letter: to }) => (
              <Button
                key={to}
                kind="outline"
                size="small"
                busy={acts.busy}
                aria-label={t("movePayment", { amount: formatRinggit(payment.amountSen), letter: to })}
                onClick={() =>
                  acts.press(acts.save({ ...planOf(shown), payments: [{ ...payment, folio: to }] }))
                }
              >
                {t("moveTo", { letter: to })}
              </Button>
            ))}
            <Money sen={payment.refundedSen - payment.amountSen} />
          </span>
        </li>
      ))}
    </ul>
  );
}

type PiecesProps = Omit<Props, "onEdit"> & { readonly mayMove: boolean };

/** The items of a folio with ticks, and what can be done with those that are ticked. */
function Pieces({ bookingId, shown, folio, acts, mayMove }: PiecesProps) {
  const { t } = useTranslation("folios");
  const chargeOf = useCharges(bookingId);
  const [correction, setCorrection] = useState<Correction | null>(null);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const chosen = folio.pieces.filter(({ key }) => ticked.includes(key));
  const toggle = (key: string) => (on: boolean) =>
    setTicked(on ? [...ticked, key] : ticked.filter((other) => other !== key));
  return (
    <>
      <ul className={styles.list}>
        {folio.pieces.map((piece) => (
          <PieceLine
            key={piece.key}
            piece={piece}
            ticked={ticked.includes(piece.key)}
            onTick={mayMove ? toggle(piece.key) : null}
            charge={chargeOf(piece.chargeId)}
            onCorrect={setCorrection}
          />
        ))}
      </ul>
      {chosen.length > 0 && (
        <ChosenBar {...{ bookingId, shown, folio, acts, chosen }} onDone={() => setTicked([])}>
          {t("chosen", {
            count: chosen.length,
            amount: formatRinggit(sumSen(chosen.map(({ totalSen }) => totalSen))),
          })}
        </ChosenBar>
      )}
      {correction && (
        <CorrectionDialog
          key={correction.id}
          {...{ correction, bookingId }}
          onClose={() => setCorrection(null)}
        />
      )}
    </>
  );
}

type LineProps = {
  readonly piece: FolioPiece;
  readonly ticked: boolean;
  readonly onTick: ((on: boolean) => void) | null;
  /** What it is of, where that was charged in house and can be corrected. */
  readonly charge: Charge | undefined;
  readonly onCorrect: (correction: Correction) => void;
};

/** Charges of the booking that stand, by their ids; none for whoever may not see them. */
function useCharges(bookingId: BookingId) {
  const maySee = useMay()("charges", "read");
  const { data } = useCall(charges, { params: { _id: bookingId } }, { enabled: maySee });
  const standing = data?.slips.flatMap((slip) => slip.charges.filter(({ off }) => !off)) ?? [];
  return (id: ChargeId | null) => standing.find(({ _id }) => _id === id);
}

function PieceLine({ piece, ticked, onTick, charge, onCorrect }: LineProps) {
  const { t } = useTranslation("folios");
  const name = usePieceName()(piece);
  const text = (
    <>
      {name}
      <small>
        {piece.at && <MomentText moment={piece.at} />}
        {piece.guest && (
          <>
            {" · "}
            <bdi>{piece.guest}</bdi>
          </>
        )}
        {!piece.whole && <> {t("part", { amount: formatRinggit(piece.wholeSen) })}</>}
        {piece.taxSen !== 0 && (
          <>
            {" "}
            {t("tax")} {formatRinggit(piece.taxSen)}
          </>
        )}
      </small>
    </>
  );
  return (
    <li className={styles.piece}>
      {onTick ? <Checkbox label={text} checked={ticked} onChange={onTick} /> : <span>{text}</span>}
      <span className={styles.end}>
        <Money sen={piece.totalSen} />
        {charge && <ChargeActs {...{ charge, name, onCorrect }} />}
      </span>
    </li>
  );
}

type BarProps = Omit<PiecesProps, "mayMove"> & {
  readonly chosen: readonly FolioPiece[];
  readonly onDone: () => void;
  readonly children: string;
};

function ChosenBar({ shown, folio, acts, chosen, onDone, children }: BarProps) {
  const { t } = useTranslation("folios");
  const [splits, setSplits] = useState(false);
  const { letter: from } = folio;
  const others = shown.folios.filter(({ letter }) => letter !== from);
  const move = async (to: Folio["letter"]) => {
    const plan = planOf(shown);
    const shares = chosen.reduce(
      (made, piece) => moveItem(made, itemOf(piece), { from, to, nights: shown.nights }),
      plan.shares,
    );
    await acts.save({ ...plan, shares });
    onDone();
  };
  return (
    <div className={styles.bar}>
      <b>{children}</b>
      <span className={styles.acts}>
        {others.map(({ letter }) => (
          <Button
            key={letter}
            kind="outline"
            size="small"
            busy={acts.busy}
            onClick={() => acts.press(move(letter))}
          >
            {t("moveTo", { letter })}
          </Button>
        ))}
        {chosen.length === 1 && (
          <Button kind="outline" size="small" onClick={() => setSplits(true)}>
            {t("splitAct")}
          </Button>
        )}
      </span>
      {splits && chosen[0] && (
        <SplitDialog
          {...{ shown, folio, acts }}
          piece={chosen[0]}
          onClose={() => setSplits(false)}
          onDone={onDone}
        />
      )}
    </div>
  );
}
