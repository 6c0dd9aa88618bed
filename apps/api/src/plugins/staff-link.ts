/** Which link to a password somebody of the staff gets: to choose the first one, or a new one. */
export const staffLinkOf = ({
  joinedAt,
}: {
  readonly joinedAt: Date | string | null;
}): keyof typeof staffLinkPages => (joinedAt === null ? "joinStaff" : "resetStaff");

/** The page on which each of them opens. */
export const staffLinkPages = { joinStaff: "/staff/join", resetStaff: "/staff/reset-password" } as const;
