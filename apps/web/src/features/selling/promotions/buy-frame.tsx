import type { ReactNode } from "react";
import { useSession } from "../../../api/use-call.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

type Props = {
  title: string;
  words: { readonly close: string; readonly signIn: string };
  /** Where they are sold: whoever signs in first comes back to it. */
  tab: "packages" | "cash" | "events";
  /** Buys, for whoever is signed in. */
  act: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** Where something is bought ahead: how many, and the way to the payment. */
export function BuyFrame({ title, words, tab, act, onClose, children }: Props) {
  const signedIn = useSession() !== null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      acts={
        <>
          <Button kind="outline" onClick={onClose}>
            {words.close}
          </Button>
          {signedIn ? (
            act
          ) : (
            <LinkButton to="/pages/login" search={{ next: `/offers?tab=${tab}` }}>
              {words.signIn}
            </LinkButton>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
