import { Icon, type IconShape } from "../../../ui/icon.tsx";
import styles from "./pick-ups.module.css";

type Props = {
  icon: IconShape;
  /** Where it leads, in words. */
  label: string;
  href: string;
  target?: "_blank";
};

/** A way out of the page that a thumb finds: a map, a call, a message. */
export const AnchorIcon = ({ icon, label, href, target }: Props) => (
  <a className={styles.way} href={href} target={target} rel="noreferrer" aria-label={label} data-tip={label}>
    <Icon of={icon} size="l" />
  </a>
);
