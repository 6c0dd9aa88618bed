/** Where the resort lies, in degrees: north and east are positive. */
export type Position = { readonly latitude: number; readonly longitude: number };

const shape = /^(-?\d{1,2}(?:\.\d{1,8})?)\s*[,，]\s*(-?\d{1,3}(?:\.\d{1,8})?)$/;

/** Reads `5.9156, 102.7379`, as maps copy it; null for a text that is no place on earth. */
export function readPosition(text: string): Position | null {
  const [, north = "", east = ""] = shape.exec(text.normalize("NFKC").trim()) ?? [];
  if (north === "") return null;
  const [latitude, longitude] = [Number(north), Number(east)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
