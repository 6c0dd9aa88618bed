import type { FastifyReply, FastifyRequest } from "fastify";

/** Lets the merchant alone through, by the key that it shares with the bank. */
export const merchantOnly = (merchantKey: string) => async (request: FastifyRequest, reply: FastifyReply) => {
  if (request.headers.authorization !== `Bearer ${merchantKey}`)
    return reply.code(401).send({ error: "unknown merchant" });
};
