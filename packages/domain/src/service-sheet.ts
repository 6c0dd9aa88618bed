/** A text in each of the product's languages. */
type Texts = { readonly en: string; readonly my: string; readonly cn: string };

/** One thing that a service of somebody else is reached with. Its name is that of the environment's variable. */
export type ServiceField = {
  readonly label: Texts;
  /** Where it is found at the provider. */
  readonly hint: Texts;
  /** A `secret` is never shown again but for its end; a `flag` is `1` or `0`. */
  readonly kind: "secret" | "text" | "flag";
  /** Whether spaces at its ends are part of it. From what is pasted, they are taken off elsewhere. */
  readonly exact?: true;
  /** What the whole of it looks like, as a regular expression. */
  readonly pattern: string;
  /** What is said of one that looks otherwise. */
  readonly wrong: Texts;
  /** Whether the service works without it. */
  readonly optional?: true;
};

/**
 * What a service (a payment gateway, the mail server) is reached with. Plain data: the environment, the calls by which staff
 * enter keys and the form in the browser take their rules from it.
 */
export type ServiceSheet = {
  readonly fields: Readonly<Record<string, ServiceField>>;
  /** Where its secrets are sent: with another destination they are entered again, and never sent to it as they are stored. */
  readonly destination?: readonly string[];
  /** What a successful test has shown, and what it can't show. */
  readonly checked: Texts;
  /** What must be set at the provider, beside the address at which it calls. */
  readonly register?: { readonly text: Texts; readonly events: readonly string[] };
};
