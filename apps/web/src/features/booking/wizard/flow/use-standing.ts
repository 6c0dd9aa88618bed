import { questionsToGuests } from "@pulau/domain/party/guest-answers.ts";
import { useMemo } from "react";
import type { Resort } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { isGroup } from "../guests/guest-list.ts";
import { useChosenOption } from "../summary/stay-lines.tsx";
import type { Standing } from "./steps.ts";

/** What of the open draft decides which steps are open. */
export function useStanding({ bands, rooming }: Pick<Resort, "bands" | "rooming">): Standing {
  const { json, holdId } = useDraft();
  const { option } = useChosenOption();
  const held = holdId !== null;
  return useMemo(
    () => ({
      json,
      bands,
      inGrid: isGroup(json.party, { rooming }),
      held,
      questions: option && questionsToGuests(option.questions),
    }),
    [json, bands, rooming, held, option],
  );
}
