import type { ReactNode } from "react";
import { Picture } from "../../../ui/picture.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import styles from "./plain-page.module.css";

/** A picture, what happened, and the way on. */
export function PlainPage({
  picture,
  title,
  children,
  act,
}: {
  picture: string;
  title: string;
  children: ReactNode;
  act: ReactNode;
}) {
  return (
    <section className={styles.page}>
      <PageTitle text={title} />
      <Picture name={picture} sizes="520px" />
      <h1 className="display">{title}</h1>
      <div className="muted prose">{children}</div>
      {act}
    </section>
  );
}
