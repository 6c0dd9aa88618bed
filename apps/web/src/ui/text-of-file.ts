const marks = [
  { bytes: [0xff, 0xfe], name: "utf-16le" },
  { bytes: [0xfe, 0xff], name: "utf-16be" },
] as const;

/**
 * The text of a CSV file, whatever program wrote it: UTF-8 with a mark or without, Excel's "Unicode text" (UTF-16), or
 * the Chinese encoding that Excel saves CSV in on a Chinese computer.
 */
export function textOfBytes(bytes: Uint8Array): string {
  const marked = marks.find((mark) => mark.bytes.every((byte, i) => bytes[i] === byte));
  if (marked) return new TextDecoder(marked.name).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("gb18030").decode(bytes);
  }
}

export const textOfFile = async (file: File): Promise<string> =>
  textOfBytes(new Uint8Array(await file.arrayBuffer()));
