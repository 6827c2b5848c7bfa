import { describe, expect, it, vi } from 'vitest';
import { createTransport } from '@lampstand/graphql-client';
import { NoAnswer, NotTaken } from '../engine/ports.ts';
import { createFakeStore } from '../testing/fake-store.ts';
import { lesson } from '../testing/files.ts';
import { createUploadApi } from './upload-api.ts';

/** The calls over a server that answers with what the test says. */
function arrange(answer: () => Response | Promise<Response>) {
  const send = vi.fn<typeof fetch>(async () => answer());
  const expire = vi.fn<() => void>();
  const transport = createTransport({ language: () => 'en', fetch: send });
  const sent = (): unknown => {
    const body = send.mock.lastCall?.[1]?.body;
    return typeof body === 'string' ? JSON.parse(body) : undefined;
  };
  return { api: createUploadApi(transport, { expire }), expire, sent };
}

const begun = {
  ...lesson,
  videoId: 'upload-1',
  fileName: 'genesis-1.mp4',
  fileSize: 5000,
  type: 'video/mp4',
  fingerprint: null,
};

const refusal = (message: string, code: string) => () =>
  Response.json({ data: null, errors: [{ message, extensions: { code } }] });

describe('the calls of uploads', () => {
  it('register by the name and the input that the specification has', async () => {
    const { error, ...remote } = await createFakeStore().api.register(begun);
    const { api, sent } = arrange(() =>
      Response.json({ data: { getMultipartVideoUploadInfo: { ...remote, errorText: error } } }),
    );
    expect(await api.register(begun)).toMatchObject({ videoId: 'upload-1', error: null });
    expect(sent()).toMatchObject({ variables: { videoUploadInput: begun } });
  });

  it("throw the server's words where it refuses", async () => {
    const { api } = arrange(refusal('You have begun more than 50 GB.', 'LIMIT'));
    await expect(api.register(begun)).rejects.toThrow('You have begun more than 50 GB.');
    await expect(api.register(begun)).rejects.not.toBeInstanceOf(NoAnswer);
    await expect(api.register(begun)).rejects.not.toBeInstanceOf(NotTaken);
  });

  it('know a file that is not taken at all', async () => {
    const { api } = arrange(refusal('Files may have 1,024 MB at most.', 'INVALID'));
    await expect(api.register(begun)).rejects.toBeInstanceOf(NotTaken);
  });

  it.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server that is starting', () => new Response('Bad gateway', { status: 502 })],
  ])('know %s from a refusal', async (_what, answer) => {
    await expect(arrange(answer).api.complete('upload-1')).rejects.toBeInstanceOf(NoAnswer);
  });

  it('end the session that is over', async () => {
    const { api, expire } = arrange(refusal('Token expired', 'UNAUTHENTICATED'));
    await expect(api.abort('upload-1')).rejects.toThrow('Token expired');
    expect(expire).toHaveBeenCalledOnce();
  });
});
