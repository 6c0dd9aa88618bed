import type { Reply } from "@pulau/contract/route.ts";
import { beginTwoStepRoute } from "@pulau/contract/two-step.ts";
import { useState } from "react";
import { useSend } from "../../../../api/use-call.ts";
import { PasswordFirst } from "./password-first.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { ScanSecret } from "./scan-secret.tsx";
import type { SetUpStep } from "./set-up-form.tsx";

/** Setting an authenticator app up: the password, the secret with a code of it, the recovery codes. */
export function SetUpApp({ onDone, onCancel, instead }: SetUpStep) {
  const { mutateAsync: begin } = useSend(beginTwoStepRoute);
  const [secret, setSecret] = useState<Reply<typeof beginTwoStepRoute> | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (secret) return <ScanSecret secret={secret} onDone={setCodes} />;
  return (
    <PasswordFirst
      send={async (password) => setSecret(await begin({ body: { password } }))}
      {...(onCancel && { onCancel })}
      {...(instead && { instead })}
    />
  );
}
