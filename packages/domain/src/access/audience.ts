/** Whom an entry is for: without `permissions` every role sees it, without `kinds` every kind of account and visitors. */
type Audience = { readonly permissions?: readonly string[]; readonly kinds?: readonly string[] };

export const mayUse = ({ permissions }: Pick<Audience, "permissions">, role: string): boolean =>
  permissions === undefined || permissions.includes(role);

/** Whether an entry works for this kind of account; nobody signed in is none. */
export const isFor = ({ kinds }: Pick<Audience, "kinds">, kind: string | undefined): boolean =>
  kinds === undefined || (kind !== undefined && kinds.includes(kind));
