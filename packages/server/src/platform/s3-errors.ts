import { S3ServiceException } from '@aws-sdk/client-s3';

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
