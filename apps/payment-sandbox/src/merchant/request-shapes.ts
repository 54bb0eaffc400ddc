import { z } from 'zod';

/** What every request of a shop is made of. */
export const Text = z.string().min(1).max(200);
export const Amount = z.int().min(1).max(1e12);
export const Currency = z.string().regex(/^[A-Z]{3}$/u);
export const HttpUrl = z.url({ protocol: /^https?$/u }).max(500);
/** BCP 47: a language, with its script and a country or a region of several (`en-150`) where they are said. */
export const Locale = z.string().regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/u);
export const Token = z.string().max(4000);
