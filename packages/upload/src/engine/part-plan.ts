import type { RemoteUploadInfo } from './ports.ts';

/** Bytes of a part (specification §9), until the server has told its own. */
export const USUAL_PART = 50 * 1024 * 1024;

/** Which bytes each part holds. Parts are counted from 1. */
export interface PartPlan {
  readonly count: number;
  readonly sizeOf: (part: number) => number;
  /** A view of the file: nothing is read before it is sent. */
  readonly sliceOf: (file: Blob, part: number) => Blob;
}

export function planParts(
  size: number,
  { partsCount, partSize }: Pick<RemoteUploadInfo, 'partSize' | 'partsCount'>,
): PartPlan {
  const from = (part: number) => (part - 1) * partSize;
  const to = (part: number) => Math.min(size, part * partSize);
  return {
    count: partsCount,
    sizeOf: (part) => to(part) - from(part),
    sliceOf: (file, part) => file.slice(from(part), to(part)),
  };
}

/** The parts that the server lacks: those of another length do not count. */
export function missingParts(
  plan: PartPlan,
  uploaded: RemoteUploadInfo['uploadedParts'],
): readonly number[] {
  const whole = new Set(
    uploaded
      .filter(({ partNumber, size }) => size === plan.sizeOf(partNumber))
      .map(({ partNumber }) => partNumber),
  );
  return Array.from({ length: plan.count }, (_, at) => at + 1).filter((part) => !whole.has(part));
}
