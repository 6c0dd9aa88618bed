/** How the digits after a country's code are set in blocks, by how many they are. */
const blocks: Record<number, readonly number[]> = {
  7: [3, 4],
  8: [4, 4],
  9: [3, 3, 3],
  10: [3, 3, 4],
  11: [3, 4, 4],
};

function inBlocks(digits: string): string {
  let from = 0;
  const parts = (blocks[digits.length] ?? [digits.length]).map((length) => {
    from += length;
    return digits.slice(from - length, from);
  });
  return parts.join(" ");
}

/** A number of Malaysia after its code: the area, then the subscriber's own. */
function inMalaysia(digits: string): string {
  // Mobile numbers and those of Sabah and Sarawak have an area of two digits.
  const area = digits.slice(0, /^[18]/.test(digits) ? 2 : 1);
  const own = digits.slice(area.length);
  return `${area}-${own.slice(0, -4)} ${own.slice(-4)}`;
}

/**
 * A number as people write it: "+60123456789" is +60 12-345 6789, "+6591234567" of the code "+65" +65 9123 4567. What is no
 * number with this code stays as it is.
 */
export function phoneText(phone: string, code = "+60"): string {
  const bare = phone.replace(/[\s().-]/g, "");
  const digits = bare.slice(code.length);
  if (!bare.startsWith(code) || !/^\d{7,11}$/.test(digits)) return phone;
  return `${code} ${code === "+60" ? inMalaysia(digits) : inBlocks(digits)}`;
}
