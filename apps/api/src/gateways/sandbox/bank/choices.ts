/** The ways in which a sandbox session can be ended from its page, in the order of the buttons. */
export const choices = ["approve", "decline", "delay", "repeat", "never"] as const;
export type Choice = (typeof choices)[number];
