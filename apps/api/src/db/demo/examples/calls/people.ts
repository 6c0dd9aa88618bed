import { type Examples, influencer, mailed, onBothSides, own, sealed } from "../example.ts";

const ownPassword = { body: { password: "your present password" }, needs: "your present password" };

const upload = { needs: "a file of your own" } as const;
const passport = {
  kind: "passport",
  holderName: "Aisyah Rahman",
  number: "A48215418",
  country: "MY",
  expiresOn: "2036-08-30",
} as const;

/** What accounts, sessions and staff are tried with. */
export const peopleCalls: Examples = {
  ...onBothSides({
    "POST /auth/join": mailed,
    "POST /auth/refresh-token": { needs: "the cookie that signing in sets" },
    "POST /auth/confirm-email": mailed,
    "DELETE /auth/sessions/:_id": { needs: "a session of yours, as the call that lists them answers" },
    "PUT /preferences/:name": { params: { name: "density" } },
  }),
  "POST /api/customer/:_id/picture": upload,
  "POST /api/travel-documents": { body: passport },
  "PUT /api/travel-documents/:_id": { body: passport },
  "POST /api/travel-documents/:_id/number": own,
  "POST /api/travel-documents/:_id/scan": upload,
  "POST /api/travel-documents/:_id/scan/address": {
    ...own,
    needs: "a document of which you uploaded a scan",
  },
  "GET /api/travel-documents/:_id/scan": sealed,
  "POST /api/customer/data-export/:_id/address": { ...own, needs: "a copy of your data that is ready" },
  "GET /api/customer/data-export/:_id": sealed,
  "POST /api/customer/deletion": { ...own, needs: "an account without stays to come or money in its wallet" },
  "POST /admin/api/usersList/invite": { needs: "the `id` of somebody who was invited and has not joined" },
  "POST /admin/api/usersList/send-password-link": { needs: "the `id` of a colleague who has joined" },
  "POST /admin/api/auth/first-owner": {
    needs: "the token of the link that a start without staff prints",
  },
  "POST /api/authenticate/login/user": {
    body: { email: "guest@demo.pulau.test", password: "pulau-demo-2026" },
  },
  "POST /admin/api/authenticate/login/user": {
    body: { email: "admin@demo.pulau.test", password: "pulau-demo-2026" },
  },
  "POST /api/auth/verify-email": mailed,
  "POST /api/auth/reset-password": mailed,
  "POST /api/customer/pass-update": {
    ...influencer,
    body: { currentPassword: "pulau-demo-2026", newPassword: "tiga-penyu-di-teluk" },
  },
  "POST /admin/api/auth/password": {
    body: { currentPassword: "your present password", newPassword: "tiga-penyu-di-teluk" },
    needs: "your present password",
  },
  "POST /admin/api/rolesList/look-as": { needs: "the `id` of a role" },
  "POST /admin/api/auth/passkey/begin": ownPassword,
  "POST /admin/api/auth/passkey": { needs: "what the browser made by the call before it" },
  "POST /admin/api/auth/passkey/:_id/rename": { needs: "a passkey of yours" },
  "POST /admin/api/auth/passkey/:_id/remove": { needs: "a passkey of yours, and your present password" },
  "POST /admin/api/auth/passkey/sign-in": { needs: "what the browser signed by the call before it" },
  "POST /admin/api/auth/two-step/begin": ownPassword,
  "POST /admin/api/auth/two-step/confirm": { needs: "the code that your authenticator app shows now" },
  "POST /admin/api/auth/two-step/end": ownPassword,
  "POST /admin/api/auth/two-step/recovery-codes": ownPassword,
  "POST /admin/api/usersList/reset-two-step": { needs: "the `id` of somebody who has a second step" },
  "POST /api/customer/email-update": { body: { email: "aina@example.com", password: "pulau-demo-2026" } },
  "POST /admin/api/auth/email": { body: { email: "farah@example.com", password: "pulau-demo-2026" } },
};
