import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Button, toast, type ButtonProps } from '@lampstand/ui';
import { pickFiles } from '../browser/pick-file.ts';
import { useUploadTo, type UploadToProps } from './useUploadTo.ts';

export interface UploadButtonProps extends UploadToProps {
  readonly children: string;
  readonly variant?: ButtonProps['variant'];
  readonly size?: ButtonProps['size'];
  readonly disabled?: boolean | undefined;
}

/** Lets somebody choose a file and uploads it to an item; the dock shows the rest. */
export function UploadButton(props: UploadButtonProps) {
  const { accept, children, disabled, size, variant = 'outlined' } = props;
  const t = useT();
  const begin = useUploadTo(props);
  const [choosing, setChoosing] = useState(false);
  const choose = async () => {
    setChoosing(true);
    try {
      for (const chosen of await pickFiles({ accept })) await begin(chosen);
    } catch {
      toast.error(t('errors.network'));
    } finally {
      setChoosing(false);
    }
  };
  return (
    <Button
      variant={variant}
      size={size}
      disabled={disabled}
      loading={choosing}
      onClick={() => void choose()}
    >
      {children}
    </Button>
  );
}
