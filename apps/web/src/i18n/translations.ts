import { type Dictionary, lookUp, translate, type Values, type WordTree } from "./translate.ts";
import type { Namespace, Say, Spoken } from "./words.ts";

/** Fetches the words of a namespace in the language of a tag; throws when they can't be had. */
export type LoadWords = (tag: string, namespace: Namespace) => Promise<WordTree>;

/** The words that a page speaks, in one language at a time. Namespaces are loaded as they are asked for. */
export class Translations {
  readonly #load: LoadWords;
  /** By language, then by namespace. */
  readonly #words = new Map<string, Map<string, WordTree>>();
  /** What was asked for: a change of language brings all of it. */
  readonly #requested = new Set<Namespace>();
  readonly #listeners = new Set<() => void>();
  #language: string;

  constructor(tag: string, load: LoadWords) {
    this.#language = tag;
    this.#load = load;
  }

  /** The tag of the language that is spoken, such as `ms`. */
  get language(): string {
    return this.#language;
  }

  /** Takes words that are at hand. */
  add(tag: string, namespace: Namespace, words: WordTree): void {
    this.#requested.add(namespace);
    this.#of(tag).set(namespace, words);
    for (const tell of this.#listeners) tell();
  }

  /** Whether these words are here. */
  has(namespaces: readonly string[], tag = this.#language): boolean {
    const words = this.#of(tag);
    return namespaces.every((namespace) => words.has(namespace));
  }

  /** Brings these words, also when they could not be had before; throws when they still can't. */
  async bring(namespaces: readonly Namespace[], tag = this.#language): Promise<void> {
    const missing = namespaces.filter((namespace) => !this.#of(tag).has(namespace));
    await Promise.all(
      missing.map(async (namespace) => this.add(tag, namespace, await this.#load(tag, namespace))),
    );
  }

  /** Speaks another language once every word of this page is there in it; throws, and changes nothing, without. */
  async change(tag: string): Promise<void> {
    await this.bring([...this.#requested], tag);
    this.#language = tag;
    for (const tell of this.#listeners) tell();
  }

  /** Whether a key has a text. A key names its namespace. */
  exists(key: string, values?: Values): boolean {
    return lookUp(this.#dictionary([]), key, values) !== undefined;
  }

  /**
   * Says texts of these namespaces, whose keys may all begin with `prefix`, in the language that is spoken now or in another.
   * Of several keys it says the first that has a text.
   */
  say<const N extends Spoken, const P extends string | undefined = undefined>(
    namespaces: N,
    { prefix, tag = this.#language }: { prefix?: P | undefined; tag?: string } = {},
  ): Say<N, P> {
    const dictionary = this.#dictionary(typeof namespaces === "string" ? [namespaces] : namespaces, tag);
    const under = prefix === undefined ? "" : `${prefix}.`;
    const say = (key: string | readonly string[], values?: Values | string) => {
      const keys = [key].flat();
      const found = keys.find((known) => lookUp(dictionary, under + known)) ?? keys.at(-1);
      // What stands in for a text that there is not can be said alone.
      return translate(
        dictionary,
        under + found,
        typeof values === "string" ? { defaultValue: values } : values,
      );
    };
    return say as unknown as Say<N, P>;
  }

  /** Calls whenever words have come or the language has changed, until the answer is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #dictionary(namespaces: readonly string[], tag = this.#language): Dictionary {
    const words = this.#of(tag);
    return { tag, namespaces, find: (namespace) => words.get(namespace) };
  }

  #of(tag: string): Map<string, WordTree> {
    const words = this.#words.get(tag) ?? new Map<string, WordTree>();
    this.#words.set(tag, words);
    return words;
  }
}
