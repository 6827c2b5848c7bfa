import { createHash } from 'node:crypto';

interface HandedInFile {
  readonly fileName: string;
  readonly size: number;
  readonly sha256: string;
}

/** What a student handed in at one moment. */
export interface HandedIn {
  readonly submissionId: string;
  readonly number: number;
  /** ISO text. */
  readonly submittedAt: string;
  readonly text: string;
  /** In their order. */
  readonly files: readonly HandedInFile[];
}

/** Letters and digits that nobody takes for each other (Crockford's alphabet). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export interface Receipt {
  /** SHA-256 (hex). */
  readonly hash: string;
  /** To be read out and typed: `7K2M-04QX-9ZTB`. */
  readonly code: string;
}

/**
 * What proves that exactly this was handed in: the sum of the text, of every file's name, size and
 * own sum, and of the moment. The code stands for five bits of each of its first twelve bytes.
 */
export function receiptOf({ submissionId, number, submittedAt, text, files }: HandedIn): Receipt {
  const content = JSON.stringify([
    submissionId,
    number,
    submittedAt,
    text,
    files.map(({ fileName, size, sha256 }) => [fileName, size, sha256]),
  ]);
  const digest = createHash('sha256').update(content).digest();
  const letters = Array.from(digest.subarray(0, 12), (byte) => ALPHABET.charAt(byte % 32)).join('');
  return {
    hash: digest.toString('hex'),
    code: `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`,
  };
}
