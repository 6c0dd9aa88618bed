const made: Record<string, Intl.DateTimeFormat> = {};

/**
 * A date format, made once: making one takes a hundred times as long as writing a date with it. Locales, zones and options are
 * those of our own languages and the resort, so that there are few.
 */
export function dateFormat(
  locale: string,
  options: Readonly<Intl.DateTimeFormatOptions>,
): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  made[key] ??= new Intl.DateTimeFormat(locale, options);
  return made[key];
}
