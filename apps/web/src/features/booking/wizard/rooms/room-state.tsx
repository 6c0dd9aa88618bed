import type { Occupants } from "@pulau/domain/party/party.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { RoomTypeOffer } from "../calls.ts";
import { headsIn } from "./occupants.ts";
import styles from "./rooms.module.css";

type Props = {
  type: RoomTypeOffer;
  all: Occupants;
  /** Number of the room that is held, `V-03`. */
  heldNo: string | undefined;
};

/** How many are free, which one is held, or why none can be had. */
export function RoomState({ type, all, heldNo }: Props) {
  const { t } = useTranslation("booking");
  if (heldNo !== undefined) return <span className="muted">{t("rooms.number", { number: heldNo })}</span>;
  if (type.refusal === "ROOM_TOO_SMALL") {
    return <span className={styles.why}>{t("rooms.tooSmall", { count: headsIn(all) })}</span>;
  }
  if (type.refusal === "SOLD_OUT") return <span className={styles.why}>{t("rooms.full")}</span>;
  if (type.refusal === "NO_RATE") return <span className={styles.why}>{t("rooms.noRate")}</span>;
  if (type.refusal === "ON_ENQUIRY") return <span className={styles.why}>{t("rooms.onEnquiry")}</span>;
  return <span className="muted">{t("rooms.free", { count: type.free })}</span>;
}
