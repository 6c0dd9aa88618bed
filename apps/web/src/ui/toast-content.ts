/** What a toast says, and how it is taken back. */
export type Toast = { text: string; tone?: "success" | "danger"; undo?: () => void };
