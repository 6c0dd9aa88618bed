import { createLink, type LinkComponent } from "@tanstack/react-router";
import styles from "./back-link.module.css";
import { AnchorButton, type AnchorProps } from "./button.tsx";
import { IconArrowLeft } from "./icons/index.ts";

const BackAnchor = (props: AnchorProps) => (
  <AnchorButton kind="plain" size="small" {...props} icon={IconArrowLeft} className={styles.back ?? ""} />
);
const RoutedBack = createLink(BackAnchor);
/** The way back to what a page belongs to: it stands above the heading, in line with it. */
export const BackLink: LinkComponent<typeof BackAnchor> = (props) => (
  <RoutedBack preload="intent" {...props} />
);
