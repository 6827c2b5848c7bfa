import type { ChosenFile } from '../engine/upload.ts';
import { isFileHandle } from './kept-files.ts';

/** By MIME type, the endings that belong to it: `{ 'video/mp4': ['.mp4'] }`. */
export type AcceptedTypes = Readonly<Record<string, readonly string[]>>;

export interface PickOptions {
  /** Anything unless told. */
  readonly accept?: AcceptedTypes | undefined;
  /** Default false. */
  readonly multiple?: boolean | undefined;
}

/**
 * Lets a person choose files; none where they close the dialog. Where the browser gives handles, an
 * upload can go on after a reload without choosing again.
 */
export function pickFiles(options: PickOptions = {}): Promise<readonly ChosenFile[]> {
  // Only some browsers have it; TypeScript knows of none.
  const picker: unknown = Reflect.get(window, 'showOpenFilePicker');
  return typeof picker === 'function' ? pickHandles(picker, options) : pickByInput(options);
}

async function pickHandles(
  picker: CallableFunction,
  options: PickOptions,
): Promise<readonly ChosenFile[]> {
  const { accept, multiple = false } = options;
  try {
    const types = accept ? { types: [{ accept }] } : {};
    const handles: unknown = await Reflect.apply(picker, window, [{ multiple, ...types }]);
    const chosen: readonly unknown[] = Array.isArray(handles) ? handles : [];
    return await Promise.all(
      chosen.filter(isFileHandle).map(async (handle) => ({ file: await handle.getFile(), handle })),
    );
  } catch (error) {
    // The dialog was closed; or it is refused here (in a frame of another site), as the plain one is not.
    const closed = error instanceof DOMException && error.name === 'AbortError';
    return closed ? [] : pickByInput(options);
  }
}

function pickByInput({ accept = {}, multiple = false }: PickOptions): Promise<ChosenFile[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = Object.entries(accept).flat(2).join(',');
    input.multiple = multiple;
    input.hidden = true;
    const done = () => {
      input.remove();
      resolve(Array.from(input.files ?? [], (file) => ({ file })));
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
