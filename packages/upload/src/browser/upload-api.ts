import type { Session } from '@lampstand/auth';
import {
  isSessionError,
  readServerError,
  TransportError,
  type Transport,
} from '@lampstand/graphql-client';
import { NoAnswer, NotTaken, type RemoteUpload, type UploadApi } from '../engine/ports.ts';
import {
  UploadAbortDocument,
  UploadCompleteDocument,
  UploadFindDocument,
  UploadRegisterDocument,
  UploadsMineDocument,
  UploadSignPartsDocument,
  type FullUploadFragment,
} from '../operations/uploads.generated.ts';

/** The server's calls, without Apollo: nothing of uploads is read from a cache. */
export function createUploadApi(
  transport: Pick<Transport, 'request'>,
  session: Pick<Session, 'expire'>,
): UploadApi {
  const request: Transport['request'] = async (operation, variables) => {
    try {
      return await transport.request(operation, variables);
    } catch (error) {
      if (isSessionError(error)) session.expire();
      throw asAnswer(error);
    }
  };
  return {
    register: async (videoUploadInput) => {
      const answer = await request(UploadRegisterDocument, { videoUploadInput });
      return remoteOf(answer.getMultipartVideoUploadInfo);
    },
    find: async (videoId) => remoteOf((await request(UploadFindDocument, { videoId })).videoUpload),
    sign: async (videoId, parts) =>
      (await request(UploadSignPartsDocument, { videoId, partNumbers: [...parts] }))
        .signUploadParts,
    complete: async (videoId) =>
      remoteOf((await request(UploadCompleteDocument, { videoId })).completeMultipartVideoUpload),
    abort: (videoId) => request(UploadAbortDocument, { videoId }),
    mine: async () => (await request(UploadsMineDocument, {})).myUploads,
  };
}

const remoteOf = ({ errorText, ...upload }: FullUploadFragment): RemoteUpload => ({
  ...upload,
  error: errorText,
});

/** A server that is starting says nothing either, or lets something before it speak. */
function asAnswer(error: unknown): Error {
  const { code, message } = readServerError(error);
  const starting = error instanceof TransportError && (error.status ?? 0) >= 500;
  if (code === 'NETWORK' || starting) return new NoAnswer(message, { cause: error });
  return new (code === 'INVALID' ? NotTaken : Error)(message, { cause: error });
}
