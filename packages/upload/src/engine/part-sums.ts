import { hexOf } from './hex.ts';
import type { PartPlan } from './part-plan.ts';
import type { SumKind, SumPart } from './ports.ts';

/** The sums of the parts of one file, each made once and told with its part. */
export interface PartSums {
  /** The headers that tell whoever takes the part what it has to be; none without the means. */
  readonly headersFor: (part: number, body: Blob, url: string) => Promise<Record<string, string>>;
  /** The part was refused: perhaps it was read wrongly, and is read once more. */
  readonly forget: (part: number) => void;
  /** Whether any part was told with its sum to our own server, which keeps them. */
  readonly areKept: () => boolean;
  /** What proves the whole file (docs/product/uploads.md); undefined without the means. */
  readonly whole: (file: Blob, plan: PartPlan) => Promise<string | undefined>;
  /** Whether a tag of our own server is that part's sum. */
  readonly isOwn: (part: number, etag: string) => boolean;
}

export function createPartSums(sumPart: SumPart): PartSums {
  const sums = new Map<number, Uint8Array>();

  async function sumOf(part: number, body: Blob): Promise<Uint8Array | undefined> {
    const sum = sums.get(part) ?? (await sumPart(body, 'sha-256'));
    if (sum) sums.set(part, sum);
    return sum;
  }

  return {
    headersFor: async (part, body, url) => {
      const kind = kindFor(url);
      const sum = await (kind === 'md5' ? sumPart(body, kind) : sumOf(part, body));
      return sum ? headerOf(kind, sum) : {};
    },
    forget: (part) => void sums.delete(part),
    areKept: () => sums.size > 0,
    whole: async (file, plan) => {
      const all = new Uint8Array(plan.count * SHA_BYTES);
      for (let part = 1; part <= plan.count; part += 1) {
        const sum = await sumOf(part, plan.sliceOf(file, part));
        if (!sum) return undefined;
        all.set(sum, (part - 1) * SHA_BYTES);
      }
      return hexOf(await crypto.subtle.digest('SHA-256', all));
    },
    isOwn: (part, etag) => {
      const sum = sums.get(part);
      return sum !== undefined && etag === `"${hexOf(sum)}"`;
    },
  };
}

const SHA_BYTES = 32;

/** Our own server compares a SHA-256; of other stores all know the older header, and some no newer one. */
const kindFor = (url: string): SumKind => (url.startsWith('/') ? 'sha-256' : 'md5');

function headerOf(kind: SumKind, sum: Uint8Array): Record<string, string> {
  const told = btoa(String.fromCodePoint(...sum));
  // RFC 9530; RFC 1864.
  return kind === 'md5' ? { 'content-md5': told } : { 'content-digest': `sha-256=:${told}:` };
}
