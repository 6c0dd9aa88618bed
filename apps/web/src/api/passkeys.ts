import type {
  CreationOptions,
  NewPasskey,
  RequestOptions,
  SignedByPasskey,
} from "@pulau/contract/passkeys.ts";
import { CallFailure, type DeviceCode } from "./call-failure.ts";

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential !== "undefined";

/** Asks the browser for a new passkey; throws a `CallFailure` with a `DeviceCode` when there will be none. */
export const makePasskey = (options: CreationOptions): Promise<NewPasskey> =>
  onDevice(async ({ startRegistration }) => {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, rawId, type, response: { clientDataJSON, attestationObject, transports: [...transports] } };
  });

/** Asks the browser to sign in with a passkey of its owner's choice; throws as `makePasskey` does. */
export const signByPasskey = (options: RequestOptions): Promise<SignedByPasskey> =>
  onDevice(async ({ startAuthentication }) => {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
  });

/** The library comes only once somebody uses it. */
async function onDevice<T>(
  use: (browser: typeof import("@simplewebauthn/browser")) => Promise<T>,
): Promise<T> {
  const browser = await import("@simplewebauthn/browser");
  try {
    return await use(browser);
  } catch (thrown) {
    throw new CallFailure(codeOf(thrown));
  }
}

/** By the names that WebAuthn gives its errors. */
function codeOf(thrown: unknown): DeviceCode {
  const name = thrown instanceof Error ? thrown.name : "";
  if (name === "InvalidStateError") return "PASSKEY_THERE";
  return name === "SecurityError" ? "PASSKEY_ADDRESS" : "PASSKEY_STOPPED";
}
