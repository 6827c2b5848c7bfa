import { z } from 'zod';

/** Made by the browser, before the first call: long enough that no two are the same. */
export const ClientMadeId = z.string().regex(/^[\w-]{16,64}$/);
