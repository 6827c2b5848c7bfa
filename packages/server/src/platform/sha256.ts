import { createHash } from 'node:crypto';

/** What a browser sends instead of a password. */
export const sha256 = (password: string): string =>
  createHash('sha256').update(password).digest('hex');
