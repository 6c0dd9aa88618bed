import { useCall } from "../../../../api/use-call.ts";
import { type ShiftSheet, shift } from "../../../../business/drawer/calls.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../../shell/page-address.ts";
import { BackLink } from "../../../../ui/back-link.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { IconPrinter } from "../../../../ui/icons/index.ts";
import { LoadState } from "../../../../ui/load-state.tsx";
import { PageHead } from "../../../../ui/page-head.tsx";
import { Skeleton } from "../../../../ui/waiting.tsx";
import money from "../money.module.css";
import { CloseOther } from "./close-other.tsx";
import { SheetSums, Signatures } from "./sheet-sums.tsx";
import { CashLines, PiecesTable, ShiftTakings } from "./sheet-tables.tsx";
import styles from "./shift.module.css";

function Sheet({ sheet }: { sheet: ShiftSheet }) {
  return (
    <div className={money.columns}>
      <div className={money.column}>
        <SheetSums sheet={sheet} />
        <CashLines entries={sheet.entries} />
      </div>
      <div className={money.column}>
        <ShiftTakings takings={sheet.takings} />
        {sheet.count && <PiecesTable count={sheet.count} />}
        <Signatures />
      </div>
    </div>
  );
}

/** A shift on one sheet, to be read, printed and signed. */
export default function ShiftPage() {
  const { t } = useTranslation("shifts");
  const { id: _id } = useParamsAt("/staff/shifts/$id");
  const found = useCall(shift, { params: { _id } }, { refetchInterval: 60_000 });
  const sheet = found.data;
  return (
    <>
      <PageHead
        title={t("number", { number: sheet?.shiftNo ?? "" })}
        lead={
          sheet && (
            <>
              {t("drawer", { drawer: sheet.drawer })}, <bdi>{sheet.staff.name}</bdi>
            </>
          )
        }
        states={
          sheet && (
            <Chip tone={sheet.closedAt ? "neutral" : "success"}>
              {t(sheet.closedAt ? "states.closed" : "states.open")}
            </Chip>
          )
        }
        back={<BackLink to="/staff/shifts">{t("sheet.back")}</BackLink>}
      >
        {sheet && (
          <>
            <Button kind="outline" icon={IconPrinter} onClick={() => print()}>
              {t("sheet.print")}
            </Button>
            {!sheet.closedAt && <CloseOther sheet={sheet} />}
          </>
        )}
      </PageHead>
      <div className={styles.page}>
        {sheet ? (
          <Sheet sheet={sheet} />
        ) : (
          <LoadState error={found.error} retry={found.refetch} what={t("waiting")}>
            <Skeleton height={420} radius={12} />
          </LoadState>
        )}
      </div>
    </>
  );
}
