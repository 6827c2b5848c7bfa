import type { UploadApi } from './ports.ts';

/** Parts signed anew at once: enough for a while, few enough for one question. */
const AT_ONCE = 50;

export interface PartUrls {
  readonly of: (part: number) => string;
  /** Signs a part anew, and those after it that still wait: theirs have expired as well. */
  readonly renew: (part: number) => Promise<void>;
}

export function createPartUrls(
  urls: readonly string[],
  waiting: readonly number[],
  sign: (parts: readonly number[]) => ReturnType<UploadApi['sign']>,
): PartUrls {
  const known = new Map(urls.map((url, at) => [at + 1, url]));
  return {
    of: (part) => known.get(part) ?? '',
    renew: async (part) => {
      const signed = await sign([part, ...waiting.slice(0, AT_ONCE - 1)]);
      for (const { partNumber, url } of signed) known.set(partNumber, url);
    },
  };
}
