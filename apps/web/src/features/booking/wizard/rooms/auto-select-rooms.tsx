import type { RoomChoice } from "@pulau/contract/party.ts";
import { useState } from "react";
import { useBackend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { IconWand } from "../../../../ui/icons/index.ts";
import { Card } from "../../../../ui/surfaces.tsx";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useWizardCalls } from "../wizard-calls.ts";
import styles from "./rooms.module.css";

/** What it says to guests, and to staff who choose for them. */
function useChoiceWords() {
  const { t } = useTranslation("booking");
  const { t: say } = useTranslation("staff");
  return useBackend().side.name === "staff"
    ? { title: say("atDesk.rooms"), text: say("atDesk.roomsText"), act: say("atDesk.roomsAct") }
    : { title: t("rooms.auto"), text: t("rooms.autoText"), act: t("rooms.autoAct") };
}

/** Lets the resort fit the party into the fewest, best-fitting rooms. */
export function AutoSelectRooms({
  keep,
  busy,
}: {
  keep: (rooms: RoomChoice[]) => Promise<boolean>;
  busy: boolean;
}) {
  const words = useChoiceWords();
  const { call } = useBackend();
  const { draftId, json } = useDraft();
  const { autoSelect } = useWizardCalls();
  const showFailure = useFailureToast();
  const [choosing, setChoosing] = useState(false);
  const choose = async () => {
    setChoosing(true);
    try {
      const { optionId, checkIn, nights, party } = json;
      const body = { optionId: optionId ?? "", checkIn: checkIn ?? "", nights, party, draftId };
      await keep((await call(autoSelect, { body })).rooms);
    } catch (failure) {
      showFailure(failure);
    } finally {
      setChoosing(false);
    }
  };
  return (
    <Card padded={false} className={styles.auto}>
      <span className={styles.wand}>
        <Icon of={IconWand} size="l" />
      </span>
      <div className={styles.grow}>
        <p className="strong">{words.title}</p>
        <p className="muted">{words.text}</p>
      </div>
      <Button kind="outline" busy={choosing || busy} onClick={choose}>
        {words.act}
      </Button>
    </Card>
  );
}
