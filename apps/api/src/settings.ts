import { isIP } from "node:net";
import { z } from "zod";
import { type GatewayEnv, gatewayEnvOf, gatewayIssues } from "./gateways/keys.ts";
import type { Side } from "./plugins/session.ts";

/** Everything that the environment decides, read once at the start. */
export type Settings = {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Null: the PostgreSQL that comes with Pulau runs on the data folder. */
  readonly databaseUrl: string | null;
  /** Most connections of this process to the database. */
  readonly poolSize: number;
  readonly dataFolder: string;
  /** Where uploads lie; null: in the data folder. */
  readonly s3: S3Settings | null;
  readonly sides: ReadonlySet<Side>;
  /**
   * Whether an empty database gets the demo resort, and its tools (mailbox, sandbox bank) are on: when asked for, or by
   * itself with the embedded database.
   */
  readonly demo: boolean;
  /** Whether staff whose rights move money must have a second step at sign-in: everywhere but in the demo, unless told. */
  readonly requireTwoStep: boolean;
  /** Label that the footer shows after `v`; null: the package's version. */
  readonly version: string | null;
  /** Signs tokens and links, and seals personal numbers. */
  readonly secret: string;
  /** Secrets from before it was changed: what they sealed can still be read. */
  readonly earlierSecrets: readonly string[];
  /** Null: mail is written under the data folder. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where Bank Negara's interface is, without a slash at the end. */
  readonly bankNegaraUrl: string;
  /** Where the weather's provider is, one that answers as Open-Meteo does; null: no weather is shown. */
  readonly weatherUrl: string | null;
  /** Of who pays the provider. */
  readonly weatherApiKey: string | null;
  /** What the payment gateways are reached with, checked by their own `keys.ts`. */
  readonly gatewayEnv: GatewayEnv;
  /** Where guests reach this deployment, without a slash at the end. */
  readonly publicUrl: string;
  /** Who may say by `X-Forwarded-*` for whom a request came: so many hops before us, or these addresses. */
  readonly trustProxy: number | string[];
  /** Bearer for `/metrics`; null: in production only this machine may read them. */
  readonly metricsToken: string | null;
  readonly logLevel: (typeof logLevels)[number];
};

/** A bucket of S3, or of what speaks its interface. */
export type S3Settings = {
  readonly bucket: string;
  readonly region: string;
  /** Null: Amazon's own. */
  readonly endpoint: string | null;
  /** Null: whatever the machine itself is given (a role, a profile). */
  readonly accessKeyId: string | null;
  readonly secretAccessKey: string | null;
};

/** Settings that can't be worked with; one line for each. */
export class SettingsError extends Error {}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const backends: Record<"both" | "app" | "admin", readonly Side[]> = {
  both: ["portal", "staff"],
  app: ["portal"],
  admin: ["staff"],
};

const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${least} to ${most}` })
    .refine((n) => Number.isInteger(n) && n >= least && n <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    });
const address = (protocols: readonly string[]) =>
  z.string().refine((text) => protocols.includes(URL.parse(text)?.protocol.slice(0, -1) ?? ""), {
    error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}://`).join(" or ")}`,
  });
const oneOf = <const V extends readonly string[]>(values: V) =>
  z.enum(values, { error: `must be one of ${values.join(", ")}` });
const flag = z
  .enum(["0", "1", "false", "true"], { error: "must be 1 or 0" })
  .transform((text) => text === "1" || text === "true");

/** An address, or a range of them as `10.0.0.0/8`. */
function isRange(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const most = isIP(address) === 6 ? 128 : 32;
  const rightBits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return isIP(address) > 0 && rightBits && more.length === 0;
}

/** How many proxies stand in front, or which: a chain that anybody may lengthen by a header is never believed whole. */
const ProxyTrust = z.string().transform((text, context) => {
  if (/^\d$/.test(text)) return Number(text);
  const ranges = text.split(",").map((range) => range.trim());
  if (ranges.every(isRange)) return ranges;
  const message = "must be the number of proxies in front (0 to 9), or their addresses or ranges by commas";
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

const Environment = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.string().default("localhost"),
  PORT: wholeNumber(0, 65_535).default(3000),
  DATABASE_URL: address(["postgresql", "postgres"]).optional(),
  PULAU_POOL: wholeNumber(1, 1000).default(20),
  PULAU_DATA: z.string().default("./data"),
  PULAU_BACKENDS: oneOf(["both", "app", "admin"]).default("both"),
  PULAU_DEMO: flag.optional(),
  PULAU_TWO_STEP: flag.optional(),
  PULAU_VERSION: z.string().max(40, { error: "must have at most 40 characters" }).optional(),
  PULAU_SECRET: z
    .string({ error: "must be set to a secret of your own, 32 characters or more" })
    .min(32, { error: "must have 32 characters or more" }),
  PULAU_SECRET_EARLIER: z
    .string()
    .transform((text) => text.split(",").map((secret) => secret.trim()))
    .pipe(z.array(z.string().min(32, { error: "must hold secrets of 32 characters or more, by commas" })))
    .default([]),
  SMTP_URL: address(["smtp", "smtps"]).optional(),
  MAIL_FROM: z.string().default("Pulau <no-reply@pulau.test>"),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default("ap-southeast-1"),
  S3_ENDPOINT: address(["http", "https"]).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  BANK_NEGARA_URL: address(["http", "https"]).default("https://api.bnm.gov.my"),
  WEATHER_URL: address(["http", "https"]).optional(),
  WEATHER_API_KEY: z.string().optional(),
  PUBLIC_URL: address(["http", "https"]).optional(),
  TRUST_PROXY: ProxyTrust.default(0),
  METRICS_TOKEN: z.string().min(16, { error: "must have 16 characters or more" }).optional(),
  LOG_LEVEL: oneOf(logLevels).optional(),
});

/**
 * Reads and checks the environment. An empty variable counts as one that isn't set.
 * Throws `SettingsError` with a line for each that is wrong.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  const parsed = Environment.safeParse(given);
  const gatewayEnv = gatewayEnvOf(given);
  const { wrong, missing } = gatewayIssues(gatewayEnv);
  const issues = [...(parsed.error?.issues ?? []), ...wrong];
  if (!parsed.success || issues.length > 0) throw new SettingsError(issues.map(lineOf).join("\n"));
  const read = parsed.data;
  const production = read.NODE_ENV === "production";
  if (production && !read.PUBLIC_URL) {
    throw new SettingsError("PUBLIC_URL must be set in production: links in e-mails begin with it.");
  }
  if (production && !isUnguessable(read.PULAU_SECRET)) {
    throw new SettingsError("PULAU_SECRET can be guessed. Make one with: openssl rand -base64 32");
  }
  // A database of one's own never gets demo accounts, whose password everybody knows, without being asked for.
  const demo = read.PULAU_DEMO ?? (!production && read.DATABASE_URL === undefined);
  if (missing.length > 0) throw new SettingsError(missing.join("\n"));
  return {
    production,
    host: read.HOST,
    port: read.PORT,
    databaseUrl: read.DATABASE_URL ?? null,
    poolSize: read.PULAU_POOL,
    dataFolder: read.PULAU_DATA,
    s3: bucketOf(read),
    sides: new Set(backends[read.PULAU_BACKENDS]),
    demo,
    requireTwoStep: read.PULAU_TWO_STEP ?? !demo,
    version: read.PULAU_VERSION ?? null,
    secret: read.PULAU_SECRET,
    earlierSecrets: read.PULAU_SECRET_EARLIER,
    smtpUrl: read.SMTP_URL ?? null,
    mailFrom: read.MAIL_FROM,
    gatewayEnv,
    bankNegaraUrl: read.BANK_NEGARA_URL.replace(/\/+$/, ""),
    weatherUrl: read.WEATHER_URL?.replace(/\/+$/, "") ?? null,
    weatherApiKey: read.WEATHER_API_KEY ?? null,
    publicUrl: (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, ""),
    trustProxy: read.TRUST_PROXY,
    metricsToken: read.METRICS_TOKEN ?? null,
    logLevel: read.LOG_LEVEL ?? (production ? "info" : "warn"),
  };
}

/** Bits that a secret must hold at the least, by how evenly its characters are spread. */
const leastBits = 96;

/** Whether a secret looks drawn by lot: a word over and over, or a row of one character, is not. */
function isUnguessable(secret: string): boolean {
  const counts = new Map<string, number>();
  for (const sign of secret) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const bits = [...counts.values()].reduce((sum, n) => sum - n * Math.log2(n / secret.length), 0);
  const repeats = [...Array(Math.floor(secret.length / 2)).keys()].some((n) =>
    secret.startsWith(secret.slice(n + 1)),
  );
  return bits >= leastBits && !repeats;
}

function bucketOf(read: z.output<typeof Environment>): S3Settings | null {
  if (read.S3_BUCKET === undefined) return null;
  if ((read.S3_ACCESS_KEY_ID === undefined) !== (read.S3_SECRET_ACCESS_KEY === undefined))
    throw new SettingsError("S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.");
  return {
    bucket: read.S3_BUCKET,
    region: read.S3_REGION,
    endpoint: read.S3_ENDPOINT ?? null,
    accessKeyId: read.S3_ACCESS_KEY_ID ?? null,
    secretAccessKey: read.S3_SECRET_ACCESS_KEY ?? null,
  };
}

const lineOf = (issue: z.core.$ZodIssue): string => `${String(issue.path[0])} ${issue.message}.`;
