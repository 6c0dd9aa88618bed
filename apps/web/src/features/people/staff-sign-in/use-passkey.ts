import { beginPasskeySignInRoute } from "@pulau/contract/passkeys.ts";
import { passkeySignInRoute, staffLoginRoute } from "@pulau/contract/staff.ts";
import { useState } from "react";
import { signByPasskey } from "../../../api/passkeys.ts";
import { useSend } from "../../../api/use-call.ts";
import { useCompleteSignIn } from "./use-complete-sign-in.ts";

type Typed = { readonly email: string; readonly password: string };

/** Signing in with a passkey: alone, or as the second step of who has typed their password. */
export function usePasskey() {
  const { mutateAsync: begin } = useSend(beginPasskeySignInRoute);
  const { mutateAsync: sendAlone } = useSend(passkeySignInRoute);
  const { mutateAsync: sendSecond } = useSend(staffLoginRoute);
  const enter = useCompleteSignIn();
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const go = async (typed: Typed | null) => {
    setBusy(true);
    setFailure(null);
    try {
      const signed = await signByPasskey(await begin({}));
      const answer = typed
        ? await sendSecond({ body: { ...typed, passkey: signed } })
        : await sendAlone({ body: { credential: signed } });
      await enter(answer);
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setBusy(false);
    }
  };
  return { go, busy, failure, forget: () => setFailure(null) };
}
