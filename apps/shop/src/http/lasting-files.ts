import type { FastifyStaticOptions } from '@fastify/static';

const YEAR_MS = 31_536_000_000;

/** How files are sent whose addresses change with their content: kept by clients for ever, no listing, no hidden file. */
export const LASTING_FILES = {
  decorateReply: false,
  index: false,
  dotfiles: 'ignore',
  immutable: true,
  maxAge: YEAR_MS,
} as const satisfies Partial<FastifyStaticOptions>;
