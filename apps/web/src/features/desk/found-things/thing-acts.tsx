import { moveFoundThingRoute } from "@pulau/contract/found-things.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import {
  type FoundMove,
  foundLife,
  type ReturnWay,
  returnWays,
} from "@pulau/domain/housekeeping/found-things.ts";
import { useState } from "react";
import { useMay, useSend } from "../../../api/use-call.ts";
import { type FoundThing, foundThings, housekeepingRoom } from "../../../business/room-acts/calls.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { dayText } from "../../../ui/format.ts";
import { RadioCards } from "../../../ui/segmented.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";
import { moveFound } from "./staff-routes.ts";

const movePaths = [foundThings.path, housekeepingRoom.path];

function useMove(found: FoundThing) {
  const { t } = useTranslation("found-things");
  const toast = useToast();
  const showFailure = useFailureToast();
  const send = useSend(moveFound, movePaths);
  const go = (body: { move: FoundMove; way?: ReturnWay; note?: string }) =>
    send.mutateAsync({ params: { _id: found._id }, body });
  const backs = {
    claim: "unclaim",
    unclaim: "claim",
    giveBack: "undo",
    discard: "undo",
    undo: null,
  } as const;
  const tellOf = (move: FoundMove) => {
    const back = backs[move];
    toast({
      tone: "success",
      text: t(`done.${move}`, { what: found.what }),
      ...(back && { undo: () => void go({ move: back }).catch(showFailure) }),
    });
  };
  return { send, go, tellOf, act: (move: FoundMove) => go({ move }).then(() => tellOf(move), showFailure) };
}

/** What may be done with a found found as it stands. */
export function ThingActs({ found, today }: { found: FoundThing; today: Day }) {
  const { t } = useTranslation("found-things");
  const { language } = useLanguage();
  const may = useMay()("housekeeping", "write");
  const move = useMove(found);
  const [question, setQuestion] = useState<"giveBack" | "discard" | null>(null);
  if (!may) return null;
  const moves = foundLife[found.state];
  const isDue = found.discardFrom <= today;
  return (
    <>
      {moves.discard && (
        <Button kind="outline" disabled={!isDue} onClick={() => setQuestion("discard")}>
          {isDue ? t("acts.discard") : t("acts.discardFrom", { day: dayText(found.discardFrom, language) })}
        </Button>
      )}
      {(["claim", "unclaim", "undo"] as const).map(
        (other) =>
          moves[other] && (
            <Button
              key={other}
              kind="outline"
              busy={move.send.isPending}
              onClick={() => void move.act(other)}
            >
              {t(`acts.${other}`)}
            </Button>
          ),
      )}
      {moves.giveBack && <Button onClick={() => setQuestion("giveBack")}>{t("acts.giveBack")}</Button>}
      {question === "giveBack" && <ReturnDialog {...{ found, move }} onClose={() => setQuestion(null)} />}
      {question === "discard" && (
        <ConfirmDialog
          title={t("discard.title", { what: found.what })}
          words={{ keep: t("discard.keep"), agree: t("acts.discard") }}
          busy={move.send.isPending}
          error={move.send.error}
          onAgree={async () => {
            await move.go({ move: "discard" });
            move.tellOf("discard");
            setQuestion(null);
          }}
          onClose={() => setQuestion(null)}
        >
          <p>{t("discard.text")}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

type ReturnProps = { found: FoundThing; move: ReturnType<typeof useMove>; onClose: () => void };

function ReturnDialog({ found, move, onClose }: ReturnProps) {
  const { t } = useTranslation("found-things");
  const form = useForm({
    schema: moveFoundThingRoute.body,
    initial: { move: "giveBack", way: "handed", note: "" },
    onSubmit: async ({ way = "handed", note }) => {
      await move.go({ move: "giveBack", way, note });
      move.tellOf("giveBack");
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t("return.title", { what: found.what })}
      words={{ leave: t("cancel"), save: t("acts.giveBack") }}
      onClose={onClose}
    >
      <RadioCards
        label={t("return.way")}
        value={form.values.way ?? "handed"}
        onChange={(way) => form.set("way", way)}
        choices={returnWays.map((value) => ({ value, text: t(`ways.${value}`) }))}
      />
      <TextInput {...form.field("note")} label={t("return.note")} hint={t("return.noteHint")} optional />
    </FormDialog>
  );
}
