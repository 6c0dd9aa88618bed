import { useTranslation } from "../../../i18n/use-translation.ts";
import { Chip, type ChipTone } from "../../../ui/chip.tsx";
import type { Feedback } from "./calls.ts";

type State = NonNullable<Feedback["state"]> | "answered";

const tones: Readonly<Record<State, ChipTone>> = {
  draft: "dashed",
  sent: "neutral",
  waiting: "info",
  published: "success",
  hidden: "warning",
  answered: "primary",
};

export function FeedbackChip({ state }: { state: State }) {
  const { t } = useTranslation("feedback");
  return <Chip tone={tones[state]}>{t(`states.${state}`)}</Chip>;
}
