import { hash, randomBytes } from 'node:crypto';

/** 256 random bits for a link. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of them. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url');
