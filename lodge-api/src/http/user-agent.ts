import type { FastifyRequest } from 'fastify'

/** Returns the `User-Agent` header; empty without one. */
export const userAgentOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? ''
