import type { Language } from "../../../../plugins/language.ts";
import { cn } from "./words/cn.ts";
import { en, type PaperWords } from "./words/en.ts";
import { my } from "./words/my.ts";

export type { PaperWords } from "./words/en.ts";

/** What papers say, in each language. */
export const paperWords: Record<Language, PaperWords> = { en, my, cn };
