/** What a form with one file may hold, for the plugin that reads it. */
export const uploadForm = (mostBytes: number) => ({
  limits: { fileSize: mostBytes, files: 1, fields: 4, parts: 5, fieldSize: 1_024, headerPairs: 40 },
});
