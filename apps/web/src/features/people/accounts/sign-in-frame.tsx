import { Link } from "@tanstack/react-router";
import type { FormHTMLAttributes, ReactNode } from "react";
import type { useKnownPerson } from "../../../shell/known-person.ts";
import { ErrorState } from "../../../ui/states.tsx";
import styles from "./account-frame.module.css";
import { AccountFrame } from "./account-frame.tsx";
import { nextSearch } from "./next-page.ts";
import { SavedDraft } from "./saved-draft.tsx";

/** Logging in and creating an account: a form beside a picture, the draft that waits, and the way to the other of the two. */
export function SignInFrame({
  form,
  known,
  next,
  other,
  children,
  ...frame
}: {
  picture: string;
  title: string;
  lead: string;
  form: { readonly failure: unknown; readonly form: FormHTMLAttributes<HTMLFormElement> };
  /** What was known of the person, which goes along to the other page. */
  known: ReturnType<typeof useKnownPerson>;
  next: string;
  other: {
    readonly to: "/pages/login" | "/pages/register";
    readonly question: string;
    readonly text: string;
  };
  children: ReactNode;
}) {
  return (
    <AccountFrame
      {...frame}
      foot={
        <>
          <span>{other.question}</span>
          <Link to={other.to} search={nextSearch({ next })} state={{ known }} className="link">
            {other.text}
          </Link>
        </>
      }
    >
      <SavedDraft />
      {form.failure !== null && <ErrorState error={form.failure} />}
      <form className={styles.form} {...form.form}>
        {children}
      </form>
    </AccountFrame>
  );
}
