import type { Settings } from "../settings.ts";

/** What a production server should be told before it is relied upon, one sentence each. */
export function warningsOf(
  { production, smtpUrl }: Pick<Settings, "production" | "smtpUrl">,
  database: { readonly isSuperuser: boolean },
): string[] {
  if (!production) return [];
  return [
    ...(smtpUrl === null
      ? ["SMTP_URL is not set: no mail leaves this machine. Mails are written under the data folder instead."]
      : []),
    ...(database.isSuperuser
      ? [
          "The database role is a superuser. Give Pulau a role that owns its database and nothing more, see docs/operations.md.",
        ]
      : []),
  ];
}
