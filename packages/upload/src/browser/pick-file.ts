import type { ChosenFile } from '../engine/upload.ts';
import { isFileHandle } from './kept-files.ts';

/** By MIME type, the endings that belong to it: `{ 'video/mp4': ['.mp4'] }`. */
export type AcceptedTypes = Readonly<Record<string, readonly string[]>>;

/**
 * Lets a person choose a file; undefined where they choose none. Where the browser gives handles, the
 * upload can go on after a reload without choosing again.
 */
export function pickFile(accept?: AcceptedTypes): Promise<ChosenFile | undefined> {
  // Only some browsers have it; TypeScript knows of none.
  const picker: unknown = Reflect.get(window, 'showOpenFilePicker');
  return typeof picker === 'function' ? pickHandle(picker, accept) : pickByInput(accept);
}

async function pickHandle(
  picker: CallableFunction,
  accept: AcceptedTypes | undefined,
): Promise<ChosenFile | undefined> {
  try {
    const options = accept ? { types: [{ accept }] } : {};
    const handles: unknown = await Reflect.apply(picker, window, [options]);
    const handle: unknown = Array.isArray(handles) ? handles[0] : undefined;
    return isFileHandle(handle) ? { file: await handle.getFile(), handle } : undefined;
  } catch (error) {
    // The dialog was closed; or it is refused here (in a frame of another site), as the plain one is not.
    const closed = error instanceof DOMException && error.name === 'AbortError';
    return closed ? undefined : pickByInput(accept);
  }
}

function pickByInput(accept: AcceptedTypes = {}): Promise<ChosenFile | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = Object.entries(accept).flat(2).join(',');
    input.hidden = true;
    const done = () => {
      const file = input.files?.[0];
      input.remove();
      resolve(file && { file });
    };
    input.addEventListener('change', done);
    input.addEventListener('cancel', done);
    // Safari opens no dialog of an input that is nowhere.
    document.body.append(input);
    input.click();
  });
}

/** Whether a file is of a kind that is taken, by its ending or by what the browser says of it. */
export function isAccepted({ name, type }: File, accept: AcceptedTypes | undefined): boolean {
  if (!accept) return true;
  return Object.entries(accept).some(
    ([kind, endings]) =>
      kind === type ||
      (kind.endsWith('/*') && type.startsWith(kind.slice(0, -1))) ||
      endings.some((ending) => name.toLowerCase().endsWith(ending)),
  );
}

/** The handle that the drop zone's library notes on a dropped file, where the browser gives one. */
export function handleOf(file: File): FileSystemFileHandle | undefined {
  const handle: unknown = Reflect.get(file, 'handle');
  return isFileHandle(handle) ? handle : undefined;
}
