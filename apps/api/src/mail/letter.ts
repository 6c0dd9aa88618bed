import type { Language } from "@pulau/contract/fields.ts";
import type { MailTextId } from "@pulau/contract/mail-texts.ts";
import type { z } from "zod";

export type MailLanguage = z.infer<typeof Language>;

/** A mail before it is text or HTML: what it says, in order. */
export type Letter = {
  /** Which mail it is, by the name under which a resort can write its words anew; null for what it can't. */
  readonly mail: MailTextId | null;
  /** What is other each time, by the names that such words have for it; the names of the resort are added to all. */
  readonly values: Readonly<Record<string, string>>;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly Fact[];
  readonly link?: MailAddressLink;
  /** A second thing to do, below the first. */
  readonly also?: MailAddressLink & { readonly why: string };
  /** What else is good to have at hand, in one line. */
  readonly links?: readonly MailAddressLink[];
  /** Stands at its top. */
  readonly picture?: MailPicture | undefined;
  readonly closing: string;
};
export type Fact = { readonly label: string; readonly value: string };
export type MailAddressLink = { readonly label: string; readonly url: string };
export type MailPicture = { readonly url: string; readonly alt: string };

/** What every mail of a deployment has in common. */
export type Frame = {
  readonly language: MailLanguage;
  readonly resortName: string;
  readonly resortContact: string;
  /** Address of the logo. */
  readonly logoUrl: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
};

/** One sentence, or list of them, in each language. */
export type InThree<T> = Readonly<Record<MailLanguage, T>>;
