import { useTranslation } from "../../../i18n/use-translation.ts";
import { Icon } from "../../../ui/icon.tsx";
import {
  IconAlertCircleFilled,
  IconBan,
  IconCircleCheckFilled,
  IconCircleXFilled,
} from "../../../ui/icons/index.ts";
import type { RoomState } from "./board-rooms.ts";
import styles from "./state-mark.module.css";

const shapes = {
  dirty: IconCircleXFilled,
  clean: IconAlertCircleFilled,
  inspected: IconCircleCheckFilled,
  closed: IconBan,
  out: IconBan,
} as const;

/** A room's state by its shape and colour; its word stands beside it. */
export const StateMark = ({ state, size = "m" }: { state: RoomState; size?: "s" | "m" | "l" }) => (
  <span className={styles.mark} data-state={state}>
    <Icon of={shapes[state]} size={size} />
  </span>
);

export function useStateText(): (state: RoomState) => string {
  const { t } = useTranslation("housekeeping");
  return (state) => t(`states.${state}`);
}
