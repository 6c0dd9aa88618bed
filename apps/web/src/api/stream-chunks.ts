/** What an answer that stays open says, piece by piece as it comes. */
export async function* chunksOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  for (let read = await reader?.read(); read?.value; read = await reader?.read())
    yield decoder.decode(read.value, { stream: true });
}
