import { type ReactNode, useEffect, useRef } from "react";
import { Picture } from "../../../ui/picture.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import styles from "./account-frame.module.css";

type Parts = {
  picture: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** The way to the neighbouring page. */
  foot?: ReactNode;
};

/** A page of the way in: one question beside a picture. When the question changes the heading takes the focus. */
export function AccountFrame({ picture, title, lead, children, foot }: Parts) {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(title);
  useEffect(() => {
    if (first.current !== title) heading.current?.focus();
    first.current = title;
  }, [title]);
  return (
    <div className={styles.page}>
      <PageTitle text={title} />
      <div className={styles.art}>
        <Picture name={picture} sizes="(max-width: 899px) 100vw, 620px" first />
      </div>
      <div className={styles.column}>
        <h1 className="display" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        <div className={styles.body}>
          {children}
          {foot && <p className={styles.foot}>{foot}</p>}
        </div>
      </div>
    </div>
  );
}
