import { ChangedSince } from "../../../../ui/changed-since.tsx";
import { useDraft } from "./draft-context.ts";

/** The draft was saved on another device meanwhile, with other answers: one chooses which stand. */
export function DraftConflict() {
  const { rival, settle } = useDraft();
  if (rival === null) return null;
  return <ChangedSince facts={{ by: "guest", name: null, at: rival.at }} onTakeAll={settle} />;
}
