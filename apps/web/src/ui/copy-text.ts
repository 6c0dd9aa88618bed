/** Puts a text into the clipboard. Rejects where the browser forbids it, or has none as the page came without TLS. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
