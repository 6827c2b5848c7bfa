import { useEffect, useEffectEvent } from 'react';
import { useT } from '@lampstand/i18n/react';
import { toast } from '@lampstand/ui';
import { isAccepted, type AcceptedTypes } from '../browser/pick-file.ts';
import type { ChosenFile, Upload, UploadTarget } from '../engine/upload.ts';
import { useUploadAccess } from './upload-access.ts';

export interface UploadToProps extends Omit<UploadTarget, 'title' | 'locale'> {
  readonly locale?: string | null | undefined;
  /** What the upload is called; the file's name unless told. */
  readonly title?: string | undefined;
  /** By MIME type, the endings that belong to it: `{ 'video/mp4': ['.mp4'] }`. Anything unless told. */
  readonly accept?: AcceptedTypes | undefined;
  /** What must have happened before the first byte is sent; where it fails, nothing is. */
  readonly before?: (() => Promise<unknown>) | undefined;
  /** An upload to this item was completed, by whichever button and also after a reload. */
  readonly onCompleted?: ((upload: Upload) => void) | undefined;
}

/** Begins uploads to one item, and tells of their completion while the screen is there. */
export function useUploadTo(props: UploadToProps): (chosen: ChosenFile) => Promise<void> {
  const { accept, before, itemId, itemType, locale = null, title } = props;
  const t = useT();
  const access = useUploadAccess();

  const tell = useEffectEvent((upload: Upload) => {
    const isOurs =
      upload.itemType === itemType && upload.itemId === itemId && upload.locale === locale;
    if (isOurs) props.onCompleted?.(upload);
  });

  useEffect(
    function awaitCompletions() {
      let end: (() => void) | undefined;
      let wanted = true;
      access
        .load()
        .then((engine) => {
          if (!wanted) return;
          end = engine.listen(({ type, upload }) => {
            if (type === 'completed') tell(upload);
          });
        })
        // Whoever begins an upload asks for the engine again, and meets the failure then.
        .catch(() => undefined);
      return () => {
        wanted = false;
        end?.();
      };
    },
    [access],
  );

  return async (chosen) => {
    const engine = await access.load();
    if (isAccepted(chosen.file, accept)) {
      await before?.();
      engine.add(chosen, { itemType, itemId, locale, title: title ?? chosen.file.name });
    } else {
      const types = Object.values(accept ?? {}).flat();
      toast.error(t('uploads.invalidType', { types: types.join(', ') }));
    }
  };
}
