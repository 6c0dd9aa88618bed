import { inflateSync } from "node:zlib";

/** What makes a PDF more than paper: scripts, programs to start, films, other files. */
const active =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|GoToE|GoToR|RichMedia|Rendition|Movie|Sound|XFA|SubmitForm|ImportData)\b/;
/** A name may be written with codes for its letters, `/J#61vaScript`. */
const spelled = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Bytes that all packed objects of a slip unpack to, and more than any has. */
const mostUnpacked = 16 * 1024 * 1024;

/** Whether a PDF is nothing but paper, as far into it as its objects go. */
export function isPlain(bytes: Buffer): boolean {
  const text = bytes.toString("latin1");
  if (text.includes("PK\x05\x06") || active.test(spelled(text))) return false;
  let left = mostUnpacked;
  for (const { says, packed } of streamsOf(text)) {
    if (!/\/ObjStm\b/.test(says) || !/\/Filter\b/.test(says)) continue;
    const inside = unpacked(says, packed, left);
    if (inside === null || active.test(spelled(inside))) return false;
    left -= inside.length;
  }
  return true;
}

/** Each stream with what stands before it, in one pass: a file of nothing but beginnings costs no more than another. */
function* streamsOf(text: string): Generator<{ says: string; packed: string }> {
  const begins = /stream\r?\n/g;
  let from = 0;
  for (let found = begins.exec(text); found; found = begins.exec(text)) {
    const end = text.indexOf("endstream", begins.lastIndex);
    const over = end < 0 ? text.length : end;
    yield { says: spelled(text.slice(from, found.index)), packed: text.slice(begins.lastIndex, over) };
    from = over + "endstream".length;
    begins.lastIndex = from;
  }
}

/**
 * Objects that are packed into a stream, where a script would not be seen from outside; null for what can't be looked
 * into: packed in another way, under a password, or a bomb.
 */
function unpacked(says: string, packed: string, most: number): string | null {
  if (/\/DecodeParms\b/.test(says)) return null;
  try {
    return inflateSync(Buffer.from(packed, "latin1"), { maxOutputLength: Math.max(1, most) }).toString(
      "latin1",
    );
  } catch {
    // No zlib stream, or one that grows beyond all measure: zlib's own words help nobody who sends a slip.
    return null;
  }
}
