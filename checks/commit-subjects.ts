/** A commit as `git log` tells it. */
export type Commit = { readonly id: string; readonly subject: string; readonly body: string };

const longest = 72;

/** What of a commit is not as `CONTRIBUTING.md` has it, in words; that its subject is an imperative nothing but a reader sees. */
export function faultsOf({ subject, body }: Commit): string[] {
  return [
    ...(subject.length > longest ? [`${subject.length} characters`] : []),
    ...(/[.。]$/.test(subject) ? ["a full stop"] : []),
    ...(/^(?:wip|fixup!|squash!)|\bwip$/i.test(subject) ? ["unfinished"] : []),
    ...(body.trim() === "" ? ["no reason in the body"] : []),
  ];
}

/** The commits of `git log --format=%H%x1f%s%x1f%b%x1e`. */
export function commitsIn(log: string): Commit[] {
  return log
    .split("\u001e")
    .map((entry) => entry.trim().split("\u001f"))
    .flatMap(([id = "", subject = "", body = ""]) => (id === "" ? [] : [{ id, subject, body }]));
}
