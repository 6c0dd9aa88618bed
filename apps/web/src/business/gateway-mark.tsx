import type { GatewayId } from "@pulau/domain/ids.ts";
import styles from "./gateway-mark.module.css";
import { gatewayMarks } from "./gateway-marks.ts";

/** A gateway's word mark; nothing for our own ways to pay. Its name stands beside it, so that it is not read. */
export function GatewayMark({ id }: { id: GatewayId }) {
  const address = gatewayMarks.get(id);
  if (address === undefined) return null;
  return <img className={styles.mark} src={address} alt="" />;
}
