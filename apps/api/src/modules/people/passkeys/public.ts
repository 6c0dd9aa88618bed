export { beginPasskeySignIn, readPasskey, type ShownPasskey, usePasskey } from "./sign-by-passkey.ts";
