/** The clock of Malaysia: of a resort that has set none, and of its banks. */
export const malaysianTime = "Asia/Kuala_Lumpur";

/** Whether this is a name of the time zone database, such as `Asia/Tokyo`. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
