import { useFormat, useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import { fileSize } from '../../../shared/files/file-words.rules.ts';
import { audioPath } from '../player/player-icons.ts';

export interface SoundOnlyButtonProps {
  readonly pressed: boolean;
  /** Of the sound alone; null where it is not apart. */
  readonly bytes: number | null;
  readonly onPress: () => void;
}

/** Leaves the picture away, and says beforehand what the sound alone weighs. */
export function SoundOnlyButton({ pressed, bytes, onPress }: SoundOnlyButtonProps) {
  const t = useT();
  const { formatNumber } = useFormat();
  const sized = (size: number) => {
    const { amount, unit } = fileSize(size);
    return formatNumber(amount, { style: 'unit', unit, maximumFractionDigits: 1 });
  };
  return (
    <Button
      variant={pressed ? 'secondary' : 'text'}
      size="small"
      icon={audioPath}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {bytes === null
        ? t('learning.player.soundOnly')
        : t('learning.player.soundOnlySize', { size: sized(bytes) })}
    </Button>
  );
}
