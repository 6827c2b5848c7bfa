import { S3ServiceException } from '@aws-sdk/client-s3';
import { OutageError } from './outage.ts';

const GONE = new Set(['NoSuchUpload', 'NoSuchKey', 'NotFound']);

/** Undefined where the store knows nothing of the thing. */
export async function missing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof S3ServiceException && GONE.has(error.name)) return undefined;
    throw error;
  }
}

/** Whatever the store cannot do, it may be able to do a little later. */
export async function orOutage<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new OutageError('The store of files does not answer', { cause: error });
  }
}
