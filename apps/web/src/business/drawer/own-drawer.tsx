import { useState } from "react";
import { useCall } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconCashRegister } from "../../ui/icons/index.ts";
import { LoadState } from "../../ui/load-state.tsx";
import { Card } from "../../ui/surfaces.tsx";
import { useMoments } from "../../ui/time-zone.ts";
import { Skeleton } from "../../ui/waiting.tsx";
import { AmountList } from "../price-lines.tsx";
import { useMayOpen } from "../staff-menu.ts";
import { ownShift, type Shift } from "./calls.ts";
import { CountDialog } from "./count-dialog.tsx";
import styles from "./drawer.module.css";
import { OpenDialog } from "./open-dialog.tsx";
import { TakeOutDialog } from "./take-out-dialog.tsx";
import { useMayHaveDrawer } from "./use-may-have-drawer.ts";

type DrawerDialog = "drop" | "payOut" | "close" | null;

/** What can be done with one's open drawer, and the dialog of what was chosen. */
function DrawerActs({ shift }: { shift: Shift }) {
  const { t } = useTranslation("shifts");
  const [dialog, setDialog] = useState<DrawerDialog>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Button kind="outline" onClick={() => setDialog("payOut")}>
        {t("strip.payOut")}
      </Button>
      <Button kind="outline" onClick={() => setDialog("drop")}>
        {t("strip.drop")}
      </Button>
      <Button kind="outline" onClick={() => setDialog("close")}>
        {t("strip.close")}
      </Button>
      {(dialog === "drop" || dialog === "payOut") && (
        <TakeOutDialog shift={shift} as={dialog} onClose={close} />
      )}
      {dialog === "close" && <CountDialog shift={shift} onClose={close} />}
    </>
  );
}

function OpenDrawer({ shift }: { shift: Shift }) {
  const { t } = useTranslation("shifts");
  const { momentText } = useMoments();
  const mayOpen = useMayOpen();
  const mayHaveDrawer = useMayHaveDrawer();
  return (
    <Card as="section" className={styles.strip} aria-labelledby="own-drawer">
      <div className={styles.who}>
        <Icon of={IconCashRegister} size="l" />
        <div>
          <h2 id="own-drawer">
            {t("drawer", { drawer: shift.drawer })}, <bdi>{shift.staff.name}</bdi>
          </h2>
          <p className="muted">{t("strip.since", { time: momentText(shift.openedAt) })}</p>
        </div>
      </div>
      <AmountList
        className={styles.sums}
        sums={[
          [t("strip.float"), shift.floatSen],
          [t("strip.cashIn", { number: shift.cashInCount }), shift.cashInSen],
          [t("strip.paidOut"), shift.paidOutSen],
          [t("strip.dropped"), shift.droppedSen],
          [t("strip.expected"), shift.expectedSen],
        ]}
      />
      <div className={styles.acts}>
        {mayOpen("/staff/shifts") && (
          <LinkButton to={`/staff/shifts/${shift._id}`} kind="plain">
            {t("strip.sheet")}
          </LinkButton>
        )}
        {mayHaveDrawer && <DrawerActs shift={shift} />}
      </div>
    </Card>
  );
}

/** Asks for a drawer where somebody has none open; for who may take payments. */
export function OpenDrawerButton({ kind = "filled" }: { kind?: "filled" | "outline" }) {
  const { t } = useTranslation("shifts");
  const own = useCall(ownShift, {});
  const [dialog, setDialog] = useState(false);
  return (
    <>
      <Button kind={kind} icon={IconCashRegister} disabled={!own.data} onClick={() => setDialog(true)}>
        {t("strip.open")}
      </Button>
      {dialog && own.data && <OpenDialog {...own.data} onClose={() => setDialog(false)} />}
    </>
  );
}

/** One's own drawer as a strip: what it should hold and what can be done, or that none is open. */
export function OwnDrawer() {
  const { t } = useTranslation("shifts");
  const mayHaveDrawer = useMayHaveDrawer();
  const own = useCall(ownShift, {}, { refetchInterval: 60_000 });
  if (!own.data)
    return (
      <LoadState error={own.error} retry={own.refetch} what={t("waiting")}>
        <Skeleton height={76} radius={12} />
      </LoadState>
    );
  if (own.data.shift) return <OpenDrawer shift={own.data.shift} />;
  if (!mayHaveDrawer) return null;
  return (
    <Card as="section" className={styles.strip} aria-labelledby="own-drawer">
      <div className={styles.who}>
        <Icon of={IconCashRegister} size="l" />
        <div>
          <h2 id="own-drawer">{t("strip.none")}</h2>
          <p className="muted">{t("strip.noneText")}</p>
        </div>
      </div>
      <div className={styles.acts}>
        <OpenDrawerButton />
      </div>
    </Card>
  );
}
