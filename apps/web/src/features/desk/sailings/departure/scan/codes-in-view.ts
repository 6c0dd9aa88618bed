/** After how many pictures in which it is not read a code has left the view: a hand trembles, and a lamp glares. */
const goneAfter = 25;

/**
 * Tells of each code once while it stays before the camera, however long that is and whichever others are beside it. What a
 * picture shows goes in, a code or nothing; a code that was not in view before comes out.
 */
export function codesInView(): (text: string | null) => string | null {
  const pictures = new Map<string, number>();
  return (text) => {
    for (const [known, missed] of pictures)
      if (known !== text) {
        if (missed + 1 >= goneAfter) pictures.delete(known);
        else pictures.set(known, missed + 1);
      }
    if (text === null) return null;
    const isNew = !pictures.has(text);
    pictures.set(text, 0);
    return isNew ? text : null;
  };
}
