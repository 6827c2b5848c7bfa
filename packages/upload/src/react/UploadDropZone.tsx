import { useT } from '@lampstand/i18n/react';
import { DropZone, toast, type DropZoneProps } from '@lampstand/ui';
import { handleOf, pickFiles } from '../browser/pick-file.ts';
import type { ChosenFile } from '../engine/upload.ts';
import { useUploadTo, type UploadToProps } from './useUploadTo.ts';

export interface UploadDropZoneProps
  extends UploadToProps, Pick<DropZoneProps, 'label' | 'hint' | 'buttonText'> {
  /** Default true: several files become several uploads. */
  readonly multiple?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** Takes dropped or chosen files and uploads them to an item; the dock shows the rest. */
export function UploadDropZone(props: UploadDropZoneProps) {
  const { accept, buttonText, disabled, hint, label, multiple = true } = props;
  const t = useT();
  const begin = useUploadTo(props);
  const beginAll = async (choices: readonly ChosenFile[]) => {
    try {
      for (const chosen of choices) await begin(chosen);
    } catch {
      toast.error(t('errors.network'));
    }
  };
  return (
    <DropZone
      label={label}
      hint={hint}
      buttonText={buttonText}
      accept={accept && mutable(accept)}
      typesText={accept && Object.values(accept).flat().join(', ')}
      multiple={multiple}
      disabled={disabled}
      onChoose={() => void pickFiles({ accept, multiple }).then(beginAll)}
      onFiles={(files) => void beginAll(files.map((file) => ({ file, handle: handleOf(file) })))}
    />
  );
}

/** The library wants lists of its own. */
const mutable = (accept: NonNullable<UploadToProps['accept']>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(accept).map(([type, endings]) => [type, [...endings]]));
