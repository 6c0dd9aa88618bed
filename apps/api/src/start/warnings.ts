import type { Settings } from "../settings.ts";

/** What a production server should be told before it is relied upon, one sentence each. */
export function warningsOf(
  { production, smtpUrl }: Pick<Settings, "production" | "smtpUrl">,
  database: { readonly isSuperuser: boolean },
): string[] {
  if (!production) return [];
  return [
    ...(smtpUrl === null
      ? [
          "There is no mail server: no e-mail is sent. Set SMTP_URL, or enter one under Settings. E-mails are saved in the data folder instead.",
        ]
      : []),
    ...(database.isSuperuser
      ? [
          "The database role is a superuser. Use a role that only owns Pulau’s database; see docs/operations.md.",
        ]
      : []),
  ];
}
