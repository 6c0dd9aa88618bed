import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import type { NewPasskey, SignedByPasskey } from "@pulau/contract/passkeys.ts";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const flags = { present: 1, verified: 4, holdsKey: 64 };

/** What a device says of a page; each test spoils what it is about. */
type Page = {
  readonly origin: string;
  readonly rpId: string;
  /** Whether it asked its owner for a finger, a face or a PIN. */
  readonly verifies?: boolean;
};

/** A device that makes and uses one passkey as WebAuthn says: ES256, no attestation, with a counter. */
export function testDevice({ origin, rpId, verifies = true }: Page) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);
  let counter = 0;
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      ...([[1, 2] as const, [3, -7] as const, [-1, 1] as const] as const),
      [-2, Uint8Array.from(Buffer.from(x, "base64url"))],
      [-3, Uint8Array.from(Buffer.from(y, "base64url"))],
    ]),
  );
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (more: Uint8Array = new Uint8Array()) => {
    const head = Buffer.alloc(5);
    const held = more.length > 0 ? flags.holdsKey : 0;
    head.writeUInt8(flags.present + (verifies ? flags.verified : 0) + held, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, more]);
  };
  return {
    id,
    setCounter: (count: number) => {
      counter = count;
    },
    make(challenge: string): NewPasskey {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const held = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", Uint8Array.from(authData(held))],
        ]),
      );
      return {
        id,
        rawId: id,
        type: "public-key",
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", challenge)),
          attestationObject: base64url(attestation),
          transports: ["internal"],
        },
      };
    },
    sign(challenge: string, staffId: string): SignedByPasskey {
      counter += 1;
      const data = clientData("webauthn.get", challenge);
      const authenticatorData = authData();
      const signature = createSign("sha256")
        .update(Buffer.concat([authenticatorData, sha256(data)]))
        .sign(privateKey);
      return {
        id,
        rawId: id,
        type: "public-key",
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
          userHandle: base64url(Buffer.from(staffId)),
        },
      };
    },
  };
}
export type TestDevice = ReturnType<typeof testDevice>;
