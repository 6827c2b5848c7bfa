import type { UploadEngine } from '../engine/engine.ts';
import type { UploadEvent } from '../engine/upload-list.ts';

/** How the next upload ends. */
export const ended = (engine: UploadEngine) =>
  new Promise<UploadEvent>((resolve) => {
    const stop = engine.listen((event) => {
      stop();
      resolve(event);
    });
  });
