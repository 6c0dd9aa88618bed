import type { DisruptionId } from "@pulau/domain/ids.ts";
import { phoneText } from "@pulau/domain/person/phone-text.ts";
import { useMay, useSend } from "../../../../api/use-call.ts";
import { PhoneLink } from "../../../../business/phone-link.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { column } from "../../../../listing/columns.tsx";
import { RowsTable } from "../../../../listing/rows-table.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { IconCheck, IconMessageCircle } from "../../../../ui/icons/index.ts";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import { answerForGuest, type Disruption, disruptionPaths, keyOf } from "../calls.ts";
import styles from "../disruptions.module.css";
import { usePartyColumns } from "../party-columns.tsx";
import { RideLines } from "../ride-lines.tsx";
import { useBoatText } from "../use-boat-text.ts";

type Row = Disruption["parties"][number];
type Props = {
  id: DisruptionId;
  parties: readonly Row[];
  /** Whether there is still something to answer: not once the sailing was reinstated. */
  asksAnswers: boolean;
};

/** Whether guests have something that they can say yes or no to. */
const hasNews = ({ solution }: Row): boolean => solution !== "later";

/** Who wants something else comes first, then who has not answered. */
const turnOf = (row: Row): number =>
  row.answer && row.answer.answer !== "fine" ? 0 : hasNews(row) && !row.answer ? 1 : 2;

/** Who got what, and what they say to it. */
export function PartiesTable({ id, parties, asksAnswers }: Props) {
  const { t } = useTranslation("disruptions");
  const boatText = useBoatText();
  const answers = useAnswerColumn(id);
  const unanswered = parties.filter((row) => hasNews(row) && !row.answer).length;
  const columns = [
    ...usePartyColumns(parties),
    column<Row>(
      "got",
      t("columns.got"),
      ({ becomes, solution, state }) =>
        becomes
          ? boatText(becomes)
          : t(solution === "later" ? (state === "cancelled" ? "gone" : "helped") : `solutions.${solution}`),
      {
        note: ({ solution, priceSen, restored, legs }) => {
          if (restored !== null) return t(restored ? "asBefore" : "leftAsIs");
          return (
            <span className={styles.ride}>
              {(solution === "refund" || solution === "credit") && <Money sen={priceSen} />}
              <RideLines legs={legs} />
            </span>
          );
        },
      },
    ),
    ...(asksAnswers ? [answers] : []),
  ];
  const rows = asksAnswers ? parties.toSorted((a, b) => turnOf(a) - turnOf(b)) : parties;
  return (
    <>
      {asksAnswers && unanswered > 0 && <p>{t("answers.unanswered", { count: unanswered })}</p>}
      <RowsTable caption={t("settled")} columns={columns} rows={rows} rowKey={keyOf} />
    </>
  );
}

/** What guests say; who has said nothing is called, and what they say is kept for them. */
function useAnswerColumn(id: DisruptionId) {
  const { t } = useTranslation("disruptions");
  const may = useMay();
  const mayAct = may("boats", "write") && may("bookings", "write");
  const { send, agree } = useAgree(id);
  return column<Row>(
    "answer",
    t("columns.answer"),
    (row) => {
      if (!hasNews(row)) return null;
      if (!row.answer) return t("answers.none");
      const { answer } = row.answer;
      return (
        <Chip
          tone={answer === "fine" ? "success" : "warning"}
          icon={answer === "fine" ? IconCheck : IconMessageCircle}
        >
          {t(`answers.${answer}`)}
        </Chip>
      );
    },
    {
      note: (row) => {
        if (!hasNews(row)) return null;
        const { answer, mobile } = row;
        return (
          <>
            {answer?.note} {answer?.by && t("answers.byPhone", { name: answer.by })}
            {answer?.answer !== "fine" && (
              <>
                <PhoneLink number={mobile} text={phoneText(mobile)} />{" "}
                {mayAct && (
                  <Button kind="plain" size="small" busy={send.isPending} onClick={() => void agree(row)}>
                    {t("answers.act")}
                  </Button>
                )}
              </>
            )}
          </>
        );
      },
    },
  );
}

function useAgree(_id: DisruptionId) {
  const { t } = useTranslation("disruptions");
  const send = useSend(answerForGuest, disruptionPaths);
  const toast = useToast();
  const showFailure = useFailureToast();
  const agree = async ({ bookingId, bookingName: name, answer, was: { direction } }: Row) => {
    try {
      await send.mutateAsync({
        params: { _id },
        body: { bookingId, direction, answer: "fine", seen: answer?.at ?? null },
      });
      toast({ tone: "success", text: t("answers.done", { name }) });
    } catch (failure) {
      showFailure(failure);
    }
  };
  return { send, agree };
}
