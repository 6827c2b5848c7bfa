import { z } from 'zod';

/** Bytes of a file are at most as many as its characters by three; this many characters are taken. */
const MOST_CHARACTERS = 5_000_000;
/** Questions that one file brings at most. */
export const MOST_QUESTIONS = 1000;

export const FileText = z.string().min(1).max(MOST_CHARACTERS);
export const Indexes = z.array(z.int().min(0)).min(1).max(MOST_QUESTIONS);
