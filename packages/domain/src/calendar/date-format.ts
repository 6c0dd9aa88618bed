const made = new Map<string, Intl.DateTimeFormat>();

/**
 * A date format, made once: making one takes a hundred times as long as writing a date with it. Locales, zones and options are
 * those of our own languages and the resort, so that there are few.
 */
export function dateFormat(
  locale: string,
  options: Readonly<Intl.DateTimeFormatOptions>,
): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const kept = made.get(key) ?? new Intl.DateTimeFormat(locale, options);
  made.set(key, kept);
  return kept;
}
